import { limits } from '@web2/contract'

const lastReloadKey = 'web2.chunk-reload'

export interface ChunkReload {
  now(): number
  reload(): void
  storage: Pick<Storage, 'getItem' | 'setItem'>
}

const browser: ChunkReload = {
  now: () => Date.now(),
  reload: () => window.location.reload(),
  get storage() {
    return sessionStorage
  },
}

/** May the page be reloaded now? Notes it if so: at most once a minute. */
export const claimReload = ({ now, storage }: ChunkReload): boolean => {
  const last = Number(storage.getItem(lastReloadKey) ?? Number.NEGATIVE_INFINITY)
  if (now() - last < limits.chunkReloadInterval) return false
  storage.setItem(lastReloadKey, String(now()))
  return true
}

/**
 * Loads a part of the app. After an update the file names of the old build are gone: a reload brings the new one.
 * If that did not help within the last minute, the failure is shown instead of reloading for ever.
 */
export const loadChunk = async <Module>(
  load: () => Promise<Module>,
  reload: ChunkReload = browser,
): Promise<Module> => {
  try {
    return await load()
  } catch (cause) {
    if (claimReload(reload)) {
      reload.reload()
      return new Promise<never>(() => {})
    }
    throw new Error('A part of the app could not be loaded. Check your connection and reload the page.', {
      cause,
    })
  }
}
