export { bulkStops, mostSpendLimit, usualAtOnce, type BulkStop } from '../resources/article-bulk.ts'
