/* The exports that other domains use. */

export { leadFilesFolder } from './files/lead-files.ts'
