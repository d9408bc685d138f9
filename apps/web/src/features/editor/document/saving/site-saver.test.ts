import { expect, it } from 'vitest'
import { createStore as signal } from '../../../../lib/store.ts'
import { createSaver, type Stored } from './saver.ts'
import { createNewSiteSaver, createSiteSaver, type SiteStored } from './site-saver.ts'

/** Creates a page and its site with a fake server that answers as configured. */
const opened = () => {
  const isChanged = signal(false)
  const kept: Stored[] = []
  const stored: SiteStored[] = []
  const overwritten: (readonly string[])[] = []
  const page = createSaver({
    revision: 'r1',
    store: () => {
      isChanged.set(true)
      return Promise.resolve(kept.shift() ?? { kind: 'stored', revision: 'r2' })
    },
  })
  const site = createSiteSaver({
    page,
    isChanged,
    store: (overwrite) => {
      overwritten.push(overwrite)
      const answer = stored.shift() ?? { kind: 'stored' }
      if (answer.kind === 'stored') isChanged.set(false)
      return Promise.resolve(answer)
    },
  })
  return { page, site, isChanged, kept, stored, overwritten }
}

const kindOf = ({ site }: ReturnType<typeof opened>) => site.state.get().kind

it('a kept page is not yet saved with its site', async () => {
  const all = opened()
  all.page.changed()
  expect(kindOf(all)).toBe('unsaved')
  await all.page.save()
  expect(all.page.isDirty()).toBe(false)
  expect([kindOf(all), all.site.isDirty()]).toEqual(['unsaved', true])
  expect(await all.site.save()).toBe(true)
  expect([kindOf(all), all.site.isDirty()]).toEqual(['saved', false])
})

it('keeps the open page before saving the site', async () => {
  const all = opened()
  all.page.changed()
  expect(await all.site.save()).toBe(true)
  expect(all.overwritten).toHaveLength(1)
  expect(kindOf(all)).toBe('saved')
})

it('saves no site while its page could not be kept', async () => {
  const all = opened()
  all.kept.push({ kind: 'conflict' })
  all.page.changed()
  expect(await all.site.save()).toBe(false)
  expect([kindOf(all), all.overwritten]).toEqual(['conflict', []])
  expect(await all.site.save({ overwrite: true })).toBe(true)
  expect(kindOf(all)).toBe('saved')
})

it('asks about each page with an edit conflict and overwrites the accepted ones', async () => {
  const all = opened()
  all.isChanged.set(true)
  all.stored.push(
    { kind: 'conflict', pageId: 'a', sentence: 'A was changed.' },
    { kind: 'conflict', pageId: 'b', sentence: 'B was changed.' },
  )
  expect(await all.site.save()).toBe(false)
  expect(all.site.state.get()).toEqual({ kind: 'conflict', pageId: 'a', sentence: 'A was changed.' })
  expect(await all.site.save({ overwrite: true })).toBe(false)
  expect(await all.site.save({ overwrite: true })).toBe(true)
  expect(all.overwritten).toEqual([[], ['a'], ['a', 'b']])
})

it('gives the reason of a failed site save until the next attempt', async () => {
  const all = opened()
  all.isChanged.set(true)
  all.stored.push({ kind: 'failed', sentence: 'The disk is full.' })
  expect(await all.site.save()).toBe(false)
  expect(all.site.state.get()).toEqual({ kind: 'failed', sentence: 'The disk is full.' })
  expect(await all.site.save()).toBe(true)
})

it('a new site stays new and reports a page that could not be kept', async () => {
  const { page, kept } = opened()
  let isBegun = false
  const site = createNewSiteSaver(page, () => isBegun)
  const shown = () => site.state.get().kind
  expect([shown(), site.isDirty()]).toEqual(['new', false])
  page.changed()
  expect([shown(), site.isDirty()]).toEqual(['new', true])
  kept.push({ kind: 'failed', sentence: 'No connection.' })
  expect([await site.save(), shown()]).toEqual([false, 'failed'])
  expect([await site.save(), shown(), site.isDirty()]).toEqual([true, 'new', false])
  isBegun = true
  expect(site.isDirty()).toBe(true)
})
