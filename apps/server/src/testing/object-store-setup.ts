import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { objectStore, type ObjectStore } from './object-store.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Folder through which test files request the run's object store and find its URL
     * (shared-object-store.ts).
     */
    objectStoreFolder: string
  }
}

const answer = async (folder: string, content: object): Promise<void> => {
  await writeFile(join(folder, 'draft'), JSON.stringify(content))
  await rename(join(folder, 'draft'), join(folder, 'answer'))
}

const start = async (folder: string): Promise<ObjectStore | undefined> => {
  try {
    const store = await objectStore()
    await answer(folder, store)
    return 'unavailable' in store ? undefined : store
  } catch (error) {
    await answer(folder, { failure: error instanceof Error ? error.message : String(error) })
    return undefined
  }
}

/**
 * Vitest's globalSetup: one real S3 store for the whole run, started when the first test file requests it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'web2-object-store-'))
  project.provide('objectStoreFolder', folder)
  let starting: Promise<ObjectStore | undefined> | undefined
  const timer = setInterval(() => {
    if (existsSync(join(folder, 'wanted'))) starting ??= start(folder)
  }, 100)
  return async () => {
    clearInterval(timer)
    const store = await starting
    await store?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
