/** Times are milliseconds, sizes are pixels unless a name says otherwise. */
export const limits = {
  versionCheckInterval: 600_000,
  chunkReloadInterval: 60_000,
  snackbarDuration: 2_000,
  tooltipDuration: 3_500,
  redirectAfterSave: 2_000,
  minimumFetchDisplay: 200,
  usageBannerFrom: 85,
  usageBannerDuration: 10_000,
  findAllPageSize: 100,
  pickerPageSize: 24,
  notificationsPageSize: 5,
  notificationsPoll: 10_000,
  /** Rows a list answers when the caller names no $limit. */
  defaultPageSize: 20,
  /** Most rows one find may ask for. */
  maxPageSize: 1_000,
  passwordMin: 8,
  passwordMax: 256,
} as const
