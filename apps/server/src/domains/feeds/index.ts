/* The exports that other domains use. */

export { importItem } from './import-item.ts'
