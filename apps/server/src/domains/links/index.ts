/* The exports that other domains use. */

export { trackPageLinks, untrackPageLinks } from './watch-page.ts'
