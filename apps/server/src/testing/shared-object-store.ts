import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject, vi } from 'vitest'
import type { NoObjectStore, ObjectStore } from './object-store.ts'

/** The run's store, shared by all tests: each uses a separate bucket name, and none stops it. */
export type SharedObjectStore = Omit<ObjectStore, 'stop'>

/** Returns a real S3 store, the same for every test file of the run; the first request starts it. */
export const sharedObjectStore = async (): Promise<SharedObjectStore | NoObjectStore> => {
  const folder = inject('objectStoreFolder')
  await writeFile(join(folder, 'wanted'), '')
  const text = await vi.waitFor(() => readFile(join(folder, 'answer'), 'utf8'), {
    timeout: 120_000,
    interval: 50,
  })
  const answer = JSON.parse(text) as SharedObjectStore | NoObjectStore | { failure: string }
  if ('failure' in answer) throw new Error(`The object store did not start: ${answer.failure}`)
  return answer
}
