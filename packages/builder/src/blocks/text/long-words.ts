import type { Style } from '../../styles/style.ts'

/** A word longer than its line breaks instead of running over what is beside it, or out of the page. */
export const breaksLongWords = { 'overflow-wrap': 'break-word' } satisfies Style
