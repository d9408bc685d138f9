import { setTimeout as delay } from 'node:timers/promises'

/** Resolves after the given ms, or when the signal aborts. */
export const sleep = async (milliseconds: number, signal?: AbortSignal): Promise<void> => {
  try {
    await delay(milliseconds, undefined, signal === undefined ? {} : { signal })
  } catch (error) {
    if (signal?.aborted !== true) throw error
  }
}
