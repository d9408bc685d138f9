import { createDocument, storedJson, importJson, pageSettings, withPageSettings } from '@web2/builder'
import { expect, it } from 'vitest'
import { changedPage, storedPage } from './page-texts.ts'

const settings = (text: string) => {
  const read = importJson(text)
  if (!read.ok) throw new Error(read.detail)
  return pageSettings(read.document)
}
const document = createDocument()
const titled = { ...document, page: withPageSettings(document.page, { title: 'Of the head' }) }
const before = { title: 'Before', description: 'Text', document: storedJson(titled) }

it('writes given texts into the head, and reads the fields from there', () => {
  const stored = storedPage(document, { title: 'Given', description: '' })
  expect(stored).toMatchObject({ title: 'Given', description: '' })
  expect(settings(stored.document).title).toBe('Given')
  expect(storedPage(titled)).toMatchObject({ title: 'Of the head', description: '' })
})

it('a document brings its own texts, or takes them away', () => {
  expect(changedPage(before, { document: {} }, titled)).toMatchObject({
    title: 'Of the head',
    description: '',
  })
  expect(changedPage(before, { document: {} }, document)).toMatchObject({ title: '', description: '' })
})

it('html without a head keeps the texts that the page has', () => {
  const changed = changedPage(before, { html: '<p>x' }, document)
  expect(changed).toMatchObject({ title: 'Before', description: 'Text' })
  expect(settings(changed!.document).title).toBe('Before')
})

it('a title by itself changes the stored head, and nothing sent changes nothing', () => {
  const changed = changedPage(before, { title: ' New ' }, undefined)
  expect(changed?.title).toBe('New')
  expect(settings(changed!.document).title).toBe('New')
  expect(changedPage(before, {}, undefined)).toBeUndefined()
})
