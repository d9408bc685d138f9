import { limits, messages } from '@web2/contract/core'
import type { SiteDownload } from '@web2/contract/publishing'
import { isUnreachable, sentenceFor } from '../../../lib/api/errors.ts'
import { siteDownloads, startDownload } from '../resources.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { createStore, type Store } from '../../../lib/store.ts'
import { downloadFile } from '../../../lib/files/download.ts'
import { fetchBlob } from '../../../lib/files/fetch-blob.ts'
import {
  storeDownloads,
  keptDownloads,
  type QueuedDownload,
  type WantedDownload,
} from './pending-downloads.ts'

/** Dependencies of the queue. */
export interface DownloadQueueDeps {
  start(wanted: WantedDownload): Promise<{ _id: string; message: string }>
  look(downloadId: string): Promise<SiteDownload>
  fetchFile(filePath: string): Promise<Blob>
  save(name: string, file: Blob): void
  wait(milliseconds: number): Promise<void>
  say(message: string): void
  sayFailure(message: string): void
  /** Keeps what waits over a reload of this tab. */
  keep(waiting: readonly QueuedDownload[]): void
  /** Stored downloads of the signed-in user. */
  kept(): readonly QueuedDownload[]
}

export interface DownloadQueue {
  /** The first one is being worked on. */
  readonly waiting: Pick<Store<readonly QueuedDownload[]>, 'get' | 'use'>
  /** A site that waits already is not added twice. */
  add(wanted: WantedDownload): void
  /** Resumes downloads that were pending before a reload; does nothing while the queue runs. */
  resume(): void
}

/** Looks in a row that may go without an answer: a minute. */
const mostSilences = 6

/**
 * Sites are fetched one after the other: asked for, looked after every 10 seconds until the file
 * is there, saved, dropped; then the next one. An error ends the looking for that site. A file that was asked for
 * before a reload is looked after further, not asked for again.
 */
export const createDownloadQueue = (world: DownloadQueueDeps): DownloadQueue => {
  const waiting = createStore<readonly QueuedDownload[]>([])

  const set = (next: readonly QueuedDownload[]) => {
    waiting.set(next)
    world.keep(next)
  }
  const change = (siteId: string, news: Partial<QueuedDownload>) =>
    set(waiting.get().map((each) => (each.siteId === siteId ? { ...each, ...news } : each)))

  /** Retries without an answer: the network may be down, or the page may be unloading, which keeps pending downloads. */
  const patiently = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    for (let silences = 1; ; silences += 1) {
      try {
        return await ask()
      } catch (error) {
        if (!isUnreachable(error) || silences > mostSilences) throw error
      }
      await world.wait(limits.downloadPoll)
    }
  }

  const ready = async (downloadId: string, siteId: string): Promise<SiteDownload> => {
    for (;;) {
      const found = await patiently(() => world.look(downloadId))
      if (found.filePath !== null) return found
      if (found.message !== '') throw new Error(found.message)
      change(siteId, { progress: { done: found.done, total: found.total } })
      await world.wait(limits.downloadPoll)
    }
  }

  const reasonOf = (error: unknown): string =>
    error instanceof Error && !('code' in error) && !('unanswered' in error)
      ? error.message
      : sentenceFor(error)

  const startOne = async (wanted: WantedDownload): Promise<string> => {
    const started = await world.start(wanted)
    change(wanted.siteId, { downloadId: started._id })
    world.say(started.message)
    return started._id
  }

  const fetchOne = async (queued: QueuedDownload): Promise<void> => {
    const { siteId, siteName, downloadId } = queued
    let found: SiteDownload
    try {
      found = await ready(downloadId ?? (await startOne(queued)), siteId)
    } catch (error) {
      return world.sayFailure(messages.downloadFailed(reasonOf(error)))
    }
    try {
      world.save(`${siteName}.zip`, await patiently(() => world.fetchFile(found.filePath ?? '')))
      world.say(messages.downloadDone(siteName))
    } catch (error) {
      world.sayFailure(messages.downloadFileFailed(reasonOf(error)))
    }
  }

  const work = async (): Promise<void> => {
    for (let [first] = waiting.get(); first; [first] = waiting.get()) {
      await fetchOne(first)
      set(waiting.get().slice(1))
    }
  }

  return {
    waiting,
    add: (wanted) => {
      const isIdle = waiting.get().length === 0
      const before = isIdle ? world.kept() : waiting.get()
      if (before.some(({ siteId }) => siteId === wanted.siteId)) set(before)
      else set([...before, wanted])
      if (isIdle) void work()
    },
    resume: () => {
      if (waiting.get().length > 0) return
      set(world.kept())
      void work()
    },
  }
}

/** Download queue of this tab; continues across screens and reloads. */
export const downloadQueue = createDownloadQueue({
  start: ({ siteId, address = '', acceptIssues = [] }) =>
    startDownload({ siteId, address, acceptIssues: [...acceptIssues] }),
  look: (downloadId) => siteDownloads.get(downloadId),
  fetchFile: fetchBlob,
  save: downloadFile,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  say: showSuccess,
  sayFailure: showError,
  keep: storeDownloads,
  kept: keptDownloads,
})
