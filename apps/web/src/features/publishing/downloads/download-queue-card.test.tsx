import { expect, test, vi } from 'vitest'
import { rendered } from '../../../testing/rendered.tsx'
import { downloadQueue } from './download-queue.ts'
import { DownloadQueueCard } from './download-queue-card.tsx'

test('the card shows how far the zip file is by a bar 10 px high', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const queued = { siteId: 'a', siteName: 'Garden', progress: { done: 1, total: 4 } }
  vi.spyOn(downloadQueue.waiting, 'use').mockReturnValue([queued])
  const { host, leave } = await rendered(<DownloadQueueCard />)
  const bar = host.querySelector('[role=progressbar]')
  expect(bar?.getAttribute('aria-label')).toBe('Preparing Garden.zip, 25%')
  // 10 px, written for people who have set a larger font
  expect(bar?.parentElement?.getAttribute('style')).toContain(`--progress-size: calc(${10 / 16}rem`)
  await leave()
  vi.unstubAllGlobals()
})
