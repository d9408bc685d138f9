import { messages } from '@web2/contract/core'
import type { SiteDownload } from '@web2/contract/publishing'
import { describe, expect, it, vi } from 'vitest'
import { noAnswer } from '../../../lib/api/errors.ts'
import { createDownloadQueue, type DownloadQueueDeps } from './download-queue.ts'
import type { QueuedDownload } from './pending-downloads.ts'

const answer = (change: Partial<SiteDownload>): SiteDownload => ({
  _id: 'd',
  siteId: 's',
  siteName: 'S',
  status: 'running',
  filePath: null,
  message: '',
  done: 0,
  total: 0,
  size: null,
  ...change,
})

/** Log of a queue's events; `looks` are the answers to successive polls. */
const scene = (looks: Partial<SiteDownload>[], change: Partial<DownloadQueueDeps> = {}) => {
  const log: string[] = []
  let kept: readonly QueuedDownload[] = []
  const queue = createDownloadQueue({
    start: async ({ siteId }) => {
      log.push(`start ${siteId}`)
      return { _id: `download-${siteId}`, message: messages.downloadStarted }
    },
    look: async (id) => {
      log.push(`look ${id}`)
      return answer(looks.shift() ?? { filePath: `${id}.zip` })
    },
    fetchFile: async (path) => {
      log.push(`fetch ${path}`)
      return new Blob(['PK'])
    },
    save: (name) => log.push(`save ${name}`),
    wait: async (milliseconds) => void log.push(`wait ${milliseconds}`),
    say: (message) => log.push(message),
    sayFailure: (message) => log.push(`! ${message}`),
    keep: (waiting) => {
      kept = waiting
    },
    kept: () => kept,
    ...change,
  })
  const emptied = () => vi.waitFor(() => expect(queue.waiting.get()).toEqual([]))
  return { queue, log, emptied, kept: () => kept }
}

describe('the download queue', () => {
  it('looks every 10 seconds until the file is there, saves it, and says so', async () => {
    const { queue, log, emptied } = scene([{ done: 1, total: 2 }, {}])
    queue.add({ siteId: 'a', siteName: 'Garden' })
    await emptied()
    expect(log).toEqual([
      'start a',
      messages.downloadStarted,
      'look download-a',
      'wait 10000',
      'look download-a',
      'wait 10000',
      'look download-a',
      'fetch download-a.zip',
      'save Garden.zip',
      "The Garden site's pages are successfully downloaded",
    ])
  })

  it('begins the next one when the one before is saved, and takes no site twice', async () => {
    const { queue, log, emptied } = scene([])
    queue.add({ siteId: 'a', siteName: 'A' })
    queue.add({ siteId: 'b', siteName: 'B' })
    queue.add({ siteId: 'b', siteName: 'B' })
    expect(queue.waiting.get()).toHaveLength(2)
    await emptied()
    expect(log.filter((line) => /^(start|save)/.test(line))).toEqual([
      'start a',
      'save A.zip',
      'start b',
      'save B.zip',
    ])
  })

  it('stops polling on an error, reports it, and continues with the next site', async () => {
    const { queue, log, emptied } = scene([{ status: 'failed', message: 'The disk is full.' }])
    queue.add({ siteId: 'a', siteName: 'A' })
    queue.add({ siteId: 'b', siteName: 'B' })
    await emptied()
    expect(log).toContain('! Error during download: The disk is full.')
    expect(log.filter((line) => line.startsWith('look download-a'))).toHaveLength(1)
    expect(log).toContain('save B.zip')
  })

  it('retries for a minute without an answer, and keeps pending downloads', async () => {
    const silent = (answers: number, answered: () => Promise<SiteDownload>) => {
      let asked = 0
      return () => {
        asked += 1
        return asked <= answers ? Promise.reject(noAnswer('offline')) : answered()
      }
    }
    const keptWhile: number[] = []
    const wait = async () => void keptWhile.push(first.kept().length)
    const look = silent(6, async () => answer({ filePath: 'a.zip' }))
    const first = scene([], { look, wait })
    first.queue.add({ siteId: 'a', siteName: 'A' })
    await first.emptied()
    expect(first.log).toContain('save A.zip')
    expect(keptWhile).toEqual([1, 1, 1, 1, 1, 1])

    const second = scene([], { look: silent(7, async () => answer({ filePath: 'a.zip' })) })
    second.queue.add({ siteId: 'a', siteName: 'A' })
    await second.emptied()
    expect(second.log.at(-1)).toMatch(/^! Error during download: /)
  })

  it('tells when the file cannot be fetched', async () => {
    const fetchFile = () => Promise.reject(new Error('This file doesn’t exist or was deleted.'))
    const { queue, log, emptied } = scene([], { fetchFile })
    queue.add({ siteId: 'a', siteName: 'A' })
    await emptied()
    expect(log.at(-1)).toBe('! Error downloading file: This file doesn’t exist or was deleted.')
  })

  it('resumes after a reload without requesting a download twice', async () => {
    const before = scene([{ done: 1, total: 2 }], { wait: () => new Promise(() => undefined) })
    before.queue.add({ siteId: 'a', siteName: 'A' })
    before.queue.add({ siteId: 'b', siteName: 'B' })
    await vi.waitFor(() => expect(before.kept()[0]?.progress).toEqual({ done: 1, total: 2 }))
    const reloaded = scene([], { kept: before.kept })
    reloaded.queue.resume()
    reloaded.queue.resume()
    expect(reloaded.queue.waiting.get()).toEqual(before.kept())
    await reloaded.emptied()
    expect(reloaded.log.filter((line) => /^(start|look|save)/.test(line))).toEqual([
      'look download-a',
      'save A.zip',
      'start b',
      'look download-b',
      'save B.zip',
    ])
    expect(reloaded.kept()).toEqual([])
  })
})
