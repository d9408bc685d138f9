import { importJson } from '@web2/builder'
import type { SiteSummary, CachedPage } from '@web2/contract/sites'
import { expect, it, vi } from 'vitest'
import type { Opened } from '../api/opened-document.ts'
import type { Draft } from './drafts.ts'
import { takeRecovered } from './take-recovered.ts'

const recovered = { html: '<p>left</p>', updatedAt: '2026-11-01T10:00:00.000Z' }
const loaded = (page: object) => ({
  site: { _id: 's1' } as SiteSummary,
  page: { _id: 'p1', ...page } as CachedPage,
  opened: { key: () => 's1/p1' } as Opened,
})

it('turns a page left by an earlier release into a draft, then deletes it on the server', async () => {
  const kept: Draft[] = []
  const forgotten: string[] = []
  const put = async (draft: Draft) => {
    expect(forgotten).toEqual([])
    kept.push(draft)
  }
  const forget = async (...ids: string[]) => forgotten.push(...ids)
  await takeRecovered(loaded({}), { put }, forget)
  expect(kept).toEqual([])
  await takeRecovered(loaded({ recovered }), { put }, forget)
  expect(kept).toMatchObject([{ key: 's1/p1@recovered', keptAt: Date.parse(recovered.updatedAt) }])
  expect(importJson(kept[0]?.document ?? '')).toMatchObject({ ok: true })
  expect(kept[0]?.document).toContain('left')
  expect(forgotten).toEqual(['s1', 'p1'])
})

it("keeps it on the server while the browser can't store it", async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const forget = vi.fn()
  await takeRecovered(loaded({ recovered }), { put: () => Promise.reject(new Error('full')) }, forget)
  expect(forget).not.toHaveBeenCalled()
})
