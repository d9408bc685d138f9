import type { Application, FeathersService } from '@feathersjs/feathers'
import type { ResourcePath } from '@web2/contract/resources'
import { loadChunk } from '../chunks/load-chunk.ts'

type ApiClient = Application<Record<ResourcePath, FeathersService>>

let loading: Promise<ApiClient> | undefined

/** The official client over REST, loaded with the first call: a guest's first screen does without. */
export const apiClient = (): Promise<ApiClient> => {
  loading ??= loadChunk(() => import('./feathers-client.ts')).then(({ feathersClient }) => feathersClient)
  return loading
}
