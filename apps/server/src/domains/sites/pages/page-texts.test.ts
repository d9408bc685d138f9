import { createDocument, storedJson, importJson, pageSettings, withPageSettings } from '@web2/builder'
import { expect, it } from 'vitest'
import { pageOfText, readPage, storedBefore, storedPage, textsOver } from './page-texts.ts'

const settings = (text: string) => {
  const read = importJson(text)
  if (!read.ok) throw new Error(read.detail)
  return pageSettings(read.document)
}
const document = createDocument()
const titled = { ...document, page: withPageSettings(document.page, { title: 'Of the head' }) }

it('writes given texts into the head, and reads the fields from there', () => {
  const stored = storedPage(document, { title: 'Given', description: '' })
  expect(stored).toMatchObject({ title: 'Given', description: '' })
  expect(settings(stored.document).title).toBe('Given')
  expect(storedPage(titled)).toMatchObject({ title: 'Of the head', description: '' })
})

it('keeps the record’s texts for html without a head; given texts override both', () => {
  const before = { title: 'Before', description: 'Text' }
  const none = { title: '', description: '' }
  expect(textsOver(none, before, {})).toEqual(before)
  expect(textsOver({ ...none, title: 'Own' }, before, {})).toEqual({ description: 'Text' })
  expect(textsOver(none, before, { title: 'Given' })).toEqual({ title: 'Given', description: 'Text' })
  expect(textsOver(none, undefined, {})).toEqual({})
})

it('returns the stored form of a page unchanged', () => {
  const text = storedJson(titled)
  const page = pageOfText(text)
  expect(page.text()).toBe(text)
  expect(page.head).toEqual({ title: 'Of the head', description: '' })
  expect(page.stored({ title: 'New' })).toEqual(storedPage(titled, { title: 'New' }))
  expect(() => pageOfText('{').stored()).toThrow('A stored page cannot be read')
})

it('returns the same stored form as without reading ahead, also with other texts', () => {
  const { head } = readPage(titled)
  const ahead = storedBefore({ head, stored: storedPage(titled, { description: 'Kept' }) })
  const kept = ahead.stored({ description: 'Kept' })
  expect(kept).toBe(ahead.stored({ description: 'Kept' }))
  for (const texts of [{ description: 'Kept' }, { description: 'Other' }, { title: 'New' }, {}, undefined])
    expect(ahead.stored(texts)).toEqual(storedPage(titled, texts))
})
