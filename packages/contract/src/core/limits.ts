/** Times are milliseconds, sizes are pixels unless a name says otherwise. */
export const limits = {
  versionCheckInterval: 600_000,
  chunkReloadInterval: 60_000,
  snackbarDuration: 2_000,
  minimumFetchDisplay: 200,
  usageBannerFrom: 85,
  usageBannerDuration: 10_000,
  findAllPageSize: 100,
  pickerPageSize: 24,
  /** Pause after typing until a source is searched. */
  imageSearchDelay: 2_500,
  notificationsPageSize: 5,
  notificationsPoll: 10_000,
  /** Rows a list answers when the caller names no $limit. */
  defaultPageSize: 20,
  /** Most rows one find may ask for. */
  maxPageSize: 1_000,
  /** Bytes of a page, section or template in wire form; request bodies end at 16 MB. */
  documentBytes: 15_000_000,
  /** Elements within each other on a stored page. */
  documentDepth: 1_000,
  /** Elements, texts and comments of a page that the editor takes in by an import. */
  documentNodes: 50_000,
  /** Bytes of a saved block. */
  blockBytes: 2_000_000,
  /** Pages of a site that people make; generated ones have more. */
  sitePages: 1_000,
  /** Pages of a site within each other; each is a folder of addresses. */
  pageLevels: 8,
  /** How long deleted pages, sections, templates, saved blocks and articles can be brought back. */
  deletedKept: 24 * 60 * 60_000,
  /** How long mails stay in the inbox of admins. */
  mailsKept: 90 * 24 * 60 * 60_000,
  /** Bytes of a user's unsaved pages of one site, and ms of retention if the user does not return to them. */
  cachedDataBytes: 60_000_000,
  cachedDataKept: 30 * 24 * 60 * 60_000,
  /** Publications of a site whose files are kept, to be published again. */
  publicationsKept: 20,
  /** Ms between two checks for a finished zip file, and the height of its progress bar in px. */
  downloadPoll: 10_000,
  downloadBarHeight: 10,
  /** How long a zip file can be fetched. */
  downloadKept: 24 * 60 * 60_000,
  /** Bytes of a zip file that a site is imported from, its files, its pages, and the bytes of its texts unpacked. */
  importBytes: 200_000_000,
  importFiles: 10_000,
  importPages: 500,
  importTextBytes: 150_000_000,
  /** Articles of one bulk, and business listings that they take in turn. */
  bulkArticles: 5_000,
  bulkListings: 100,
  bulkAtOnce: 80,
  passwordMin: 8,
  passwordMax: 256,
  /** Bytes of one uploaded picture. */
  mediaFileBytes: 20_000_000,
  /** Width times height of one picture. */
  mediaPixels: 60_000_000,
  /** Bytes of all pictures of an account. */
  mediaAccountBytes: 2_000_000_000,
  /** Pictures of one upload. */
  mediaFilesAtOnce: 50,
  mediaFolders: 1_000,
  mediaFolderDepth: 8,
  mediaNameLength: 100,
} as const
