/* What other domains use of this one. */

export { importItem } from './import-item.ts'
