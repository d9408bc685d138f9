/* What other domains use of this one. */

export { trackPageLinks, untrackPageLinks } from './watch-page.ts'
