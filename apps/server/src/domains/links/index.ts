/* The exports that other domains use. */

export { neverChecked } from './never-checked.ts'
export { trackPageLinks, untrackPageLinks } from './watch-page.ts'
