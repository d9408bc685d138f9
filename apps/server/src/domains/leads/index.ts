/* The exports that other domains use. */

export { announceLead } from './announce/announce-lead.ts'
