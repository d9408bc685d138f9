import type { Style } from '../../styles/style.ts'

/** Breaks a word longer than its line, so that it does not overflow its neighbors or the page. */
export const breaksLongWords = { 'overflow-wrap': 'break-word' } satisfies Style
