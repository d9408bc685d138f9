import { limits } from '@web2/contract/core'
import { serverAnswers, serverIsBack } from './server-answers.ts'

const lastReloadKey = 'web2.chunk-reload'

export interface ChunkReload {
  now(): number
  reload(): void
  storage: Pick<Storage, 'getItem' | 'setItem'>
  serverAnswers(): Promise<boolean>
  /** Settles once the server answers again. */
  serverIsBack(): Promise<void>
}

const browser: ChunkReload = {
  now: () => Date.now(),
  reload: () => window.location.reload(),
  get storage() {
    return sessionStorage
  },
  serverAnswers,
  serverIsBack,
}

/** May the page be reloaded now? Notes it if so: at most once a minute. */
export const claimReload = ({ now, storage }: Pick<ChunkReload, 'now' | 'storage'>): boolean => {
  const last = Number(storage.getItem(lastReloadKey) ?? Number.NEGATIVE_INFINITY)
  if (now() - last < limits.chunkReloadInterval) return false
  storage.setItem(lastReloadKey, String(now()))
  return true
}

/**
 * Loads a part of the app. After an update the file names of the old build are gone: a reload brings the new one.
 * If that did not help within the last minute, the failure is shown instead of reloading for ever. While the server
 * does not answer, a reload would replace the app by the browser's error page, so the part waits until it does.
 */
export const loadChunk = async <Module>(
  load: () => Promise<Module>,
  reload: ChunkReload = browser,
): Promise<Module> => {
  for (;;) {
    try {
      return await load()
    } catch (cause) {
      if (!(await reload.serverAnswers())) {
        await reload.serverIsBack()
        continue
      }
      if (claimReload(reload)) {
        reload.reload()
        return new Promise<never>(() => {})
      }
      throw new Error('Part of the app failed to load. Check your connection and reload the page.', {
        cause,
      })
    }
  }
}
