export {
  cachedChanges,
  CachedDataChange,
  CachedPageChange,
  type CachedChange,
  type CachedData,
  type CachedDataSummary,
  type CachedPage,
} from '../resources/cached-data.ts'
