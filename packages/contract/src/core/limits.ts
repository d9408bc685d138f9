/** Times are in ms and sizes in px unless a name says otherwise. */
export const limits = {
  versionCheckInterval: 600_000,
  chunkReloadInterval: 60_000,
  snackbarDuration: 2_000,
  minimumFetchDisplay: 200,
  usageBannerFrom: 85,
  usageBannerDuration: 10_000,
  findAllPageSize: 100,
  pickerPageSize: 24,
  /** Pause after typing before a source is searched. */
  imageSearchDelay: 2_500,
  notificationsPageSize: 5,
  notificationsPoll: 10_000,
  /** Rows returned by a list without $limit. */
  defaultPageSize: 20,
  /** Highest $limit of one find. */
  maxPageSize: 1_000,
  /** Bytes of a page, section or template in wire form; request bodies are limited to 16 MB. */
  documentBytes: 15_000_000,
  /** Nesting depth of elements on a stored page. */
  documentDepth: 1_000,
  /** Elements, texts and comments of a page that the editor can import. */
  documentNodes: 50_000,
  /** Themes of an account, and bytes of one. */
  accountThemes: 100,
  accountThemeBytes: 500_000,
  /** Bytes of a saved block. */
  blockBytes: 2_000_000,
  /** Pages of a site made by users; generated sites can have more. */
  sitePages: 1_000,
  /** Nesting depth of a site's pages; each level is a folder in the URL. */
  pageLevels: 8,
  /** Time for which deleted pages, sections, templates, saved blocks and articles can be restored. */
  deletedKept: 24 * 60 * 60_000,
  /** Time for which mails stay in the admins' list. */
  mailsKept: 90 * 24 * 60 * 60_000,
  /** Bytes of a user's unsaved pages of one site, and the time they are kept without being opened. */
  cachedDataBytes: 60_000_000,
  cachedDataKept: 30 * 24 * 60 * 60_000,
  /** Publications of a site whose files are kept for republishing. */
  publicationsKept: 20,
  /** Interval between checks for a finished zip file, and the height of its progress bar. */
  downloadPoll: 10_000,
  downloadBarHeight: 10,
  /** Time for which a zip file can be downloaded. */
  downloadKept: 24 * 60 * 60_000,
  /**
   * Limits of a zip file for a site import: its bytes, files and pages, and the unpacked bytes of its texts.
   */
  importBytes: 200_000_000,
  importFiles: 10_000,
  importPages: 500,
  importTextBytes: 150_000_000,
  /** Articles of one bulk, and business listings assigned to them in turn. */
  bulkArticles: 5_000,
  bulkListings: 100,
  bulkAtOnce: 80,
  passwordMin: 8,
  passwordMax: 256,
  /** Bytes of one uploaded image. */
  mediaFileBytes: 20_000_000,
  /** Width times height of one image. */
  mediaPixels: 60_000_000,
  /** Bytes of one uploaded video. */
  videoFileBytes: 100_000_000,
  /** Bytes of all images, videos and own fonts of an account. */
  mediaAccountBytes: 2_000_000_000,
  /** Images of one upload. */
  mediaFilesAtOnce: 50,
  mediaFolders: 1_000,
  mediaFolderDepth: 8,
  mediaNameLength: 100,
} as const
