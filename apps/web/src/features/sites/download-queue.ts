import { limits, messages, type SiteDownload } from '@web2/contract'
import { sentenceFor } from '../../lib/api/errors.ts'
import { siteDownloads, startDownload } from '../../lib/api/resources.ts'
import { say, sayFailure } from '../../lib/snackbar.ts'
import { createStore, type Store } from '../../lib/store.ts'
import { downloadFile } from '../../lib/files/download.ts'
import { fetchBlob } from './download-file.ts'

/** A site whose zip file is wanted. */
export interface WantedDownload {
  readonly siteId: string
  readonly siteName: string
}

export interface QueuedDownload extends WantedDownload {
  /** How far the server is, once it was asked. */
  readonly progress?: Pick<SiteDownload, 'done' | 'total'>
}

/** What the queue needs of the world. */
export interface DownloadWorld {
  start(siteId: string): Promise<{ _id: string; message: string }>
  look(downloadId: string): Promise<SiteDownload>
  fetchFile(filePath: string): Promise<Blob>
  save(name: string, file: Blob): void
  wait(milliseconds: number): Promise<void>
  say(message: string): void
  sayFailure(message: string): void
}

export interface DownloadQueue {
  /** The first one is being worked on. */
  readonly waiting: Pick<Store<readonly QueuedDownload[]>, 'get' | 'use'>
  /** A site that waits already is not added twice. */
  add(wanted: WantedDownload): void
}

/**
 * Sites are fetched one after the other (spec.md section 4): asked for, looked after every 10 seconds until the file
 * is there, saved, dropped; then the next one. An error ends the looking for that site.
 */
export const createDownloadQueue = (world: DownloadWorld): DownloadQueue => {
  const waiting = createStore<readonly QueuedDownload[]>([])

  const ready = async (downloadId: string, siteId: string): Promise<SiteDownload> => {
    for (;;) {
      const found = await world.look(downloadId)
      if (found.filePath !== null) return found
      if (found.message !== '') throw new Error(found.message)
      const progress = { done: found.done, total: found.total }
      waiting.set(waiting.get().map((each) => (each.siteId === siteId ? { ...each, progress } : each)))
      await world.wait(limits.downloadPoll)
    }
  }

  const reasonOf = (error: unknown): string =>
    error instanceof Error && !('code' in error) && !('unanswered' in error)
      ? error.message
      : sentenceFor(error)

  const fetchOne = async ({ siteId, siteName }: WantedDownload): Promise<void> => {
    let found: SiteDownload
    try {
      const started = await world.start(siteId)
      world.say(started.message)
      found = await ready(started._id, siteId)
    } catch (error) {
      return world.sayFailure(messages.downloadFailed(reasonOf(error)))
    }
    try {
      world.save(`${siteName}.zip`, await world.fetchFile(found.filePath ?? ''))
      world.say(messages.downloadDone(siteName))
    } catch (error) {
      world.sayFailure(messages.downloadFileFailed(reasonOf(error)))
    }
  }

  const work = async (): Promise<void> => {
    for (let [first] = waiting.get(); first; [first] = waiting.get()) {
      await fetchOne(first)
      waiting.set(waiting.get().slice(1))
    }
  }

  return {
    waiting,
    add: (wanted) => {
      const before = waiting.get()
      if (before.some(({ siteId }) => siteId === wanted.siteId)) return
      waiting.set([...before, wanted])
      if (before.length === 0) void work()
    },
  }
}

/** The queue of this tab; it goes on while people look at other screens. */
export const downloadQueue = createDownloadQueue({
  start: (siteId) => startDownload({ siteId }),
  look: (downloadId) => siteDownloads.get(downloadId),
  fetchFile: fetchBlob,
  save: downloadFile,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  say,
  sayFailure,
})
