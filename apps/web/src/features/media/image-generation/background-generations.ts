import { createStore } from '../../../lib/store.ts'

/** Pictures that are still being made after their dialog was closed: the generation's id. */
export const backgroundGenerationId = createStore<string | null>(null)
