import type { Application } from '@feathersjs/feathers'
import { loadChunk } from '../chunks/load-chunk.ts'

let loading: Promise<Application> | undefined

/** The official client over REST, loaded with the first call: a guest's first screen does without. */
export const apiClient = (): Promise<Application> => {
  loading ??= loadChunk(() => import('./feathers-client.ts')).then(({ feathersClient }) => feathersClient)
  return loading
}
