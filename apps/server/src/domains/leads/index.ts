/* The exports that other domains use. */

export { announceLead } from './announce/announce-lead.ts'
export { leadFilesFolder } from './files/lead-files.ts'
