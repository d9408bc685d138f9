export { keywordWarnings } from '../keywords/clean-keywords.ts'
export type { ArticleBulkBegun } from '../resources/article-bulk.ts'
