import { expect, it } from 'vitest'
import { createStore as signal } from '../../../../lib/store.ts'
import { createSaver, type Stored } from './saver.ts'
import { createNewSiteSaver, createSiteSaver, type SiteStored } from './site-saver.ts'

/** A page and its site at a server that answers as it is told. */
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

it('a page that is kept is not saved with its site yet', async () => {
  const all = opened()
  all.page.changed()
  expect(kindOf(all)).toBe('unsaved')
  await all.page.save()
  expect(all.page.isDirty()).toBe(false)
  expect([kindOf(all), all.site.isDirty()]).toEqual(['unsaved', true])
  expect(await all.site.save()).toBe(true)
  expect([kindOf(all), all.site.isDirty()]).toEqual(['saved', false])
})

it('keeps the open page before it saves the site', async () => {
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

it('asks about each page that the site has another version of, and replaces those that were accepted', async () => {
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

it('says why a site could not be saved until the next try', async () => {
  const all = opened()
  all.isChanged.set(true)
  all.stored.push({ kind: 'failed', sentence: 'The disk is full.' })
  expect(await all.site.save()).toBe(false)
  expect(all.site.state.get()).toEqual({ kind: 'failed', sentence: 'The disk is full.' })
  expect(await all.site.save()).toBe(true)
})

it('a site that was never saved is new until a dialog makes it, and tells of a page that could not be kept', async () => {
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
