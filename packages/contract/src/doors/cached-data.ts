export {
  cachedChanges,
  CachedDataChange,
  CachedPageChange,
  type CachedChange,
  type CachedData,
  type CachedDataSummary,
  type CachedPage,
  type RecoveredContent,
} from '../resources/cached-data.ts'
