import type { Site, SiteTarget } from '@web2/contract/sites'
import { beforeEach, expect, it } from 'vitest'
import { clashes, editDraft, editValues, sitePatch, withStored } from './edit-values.ts'

const target = (id: string) =>
  ({ _id: id, cloud: 's3', accountLabel: 'Own', bucket: id, region: null, storageId: null }) as SiteTarget

const site = {
  _id: 'site',
  name: 'Green',
  napId: null,
  email: 'a@b.example',
  primaryTargetId: null,
  indexNow: false,
  targets: [target('first'), target('second')],
} as unknown as Site

beforeEach(() => sessionStorage.clear())

it('begins with the site as it is, its first place as the primary one, and does not publish by itself', () => {
  const values = editValues(site)
  expect(values).toMatchObject({ siteName: 'Green', primaryTargetId: 'first', publish: false })
  expect(values.sections[0]?.buckets.map(({ name }) => name)).toEqual(['first', 'second'])
})

it('sends names without the blanks around them, and nothing of the places', () => {
  const opened = editValues(site)
  expect(sitePatch({ ...opened, siteName: ' Green Acre ', email: ' a@b.example ' }, opened)).toEqual({
    siteName: 'Green Acre',
  })
})

it('two people who edit one site see what both changed, and lose nothing else', () => {
  const opened = editValues(site)
  const mine = { ...opened, siteName: 'Greener', email: 'me@b.example' }
  const stored = { ...opened, siteName: 'Greenest', indexNow: true }
  expect(clashes(mine, opened, stored)).toEqual(['the name'])
  expect(clashes(mine, opened, { ...opened, siteName: 'Greener', indexNow: true })).toEqual([])
  const merged = withStored(mine, opened, stored)
  expect(merged).toMatchObject({ siteName: 'Greener', email: 'me@b.example', indexNow: true })
  expect(sitePatch(merged, stored)).toEqual({ siteName: 'Greener', email: 'me@b.example' })
})

it('keeps what was changed for the site it was changed at', () => {
  const changed = { ...editValues(site), siteName: 'Greener' }
  editDraft('site').write(changed)
  expect(editDraft('site').read()).toEqual(changed)
  expect(editDraft('other').read()).toBeNull()
})
