import { createStore } from '../../../lib/store.ts'

/** Id of the image generation that continues after its dialog was closed. */
export const backgroundGenerationId = createStore<string | null>(null)
