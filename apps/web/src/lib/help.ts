import { createStore } from './store.ts'

/** The part of the help that is open. */
export const openHelp = createStore<'tour' | 'shortcuts' | null>(null)
