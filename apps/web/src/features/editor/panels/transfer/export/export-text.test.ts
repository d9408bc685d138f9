import { createDocument, createNode, type BindingData } from '@web2/builder'
import { assetFinder } from '@web2/site'
import { expect, it } from 'vitest'
import { createEditor } from '../../../document/editor.ts'
import { exportLeavesOut, exportText, exportedPictures } from './export-text.ts'

const account = '0190a000-0000-7000-8000-000000000001'
const rose = `/media/${account}/${'a'.repeat(32)}/rose.jpg`

const editor = createEditor({
  document: createDocument([
    createNode('Paragraph', { content: '{site.name}' }),
    createNode('Container', { elementStyle: { 'background-image': `url("${rose}")` } }),
    createNode('Picture', { imageUrl: rose }),
  ]),
  data: { site: { name: 'Green Acre' } },
  tell: () => {},
})
const html = { format: 'html', fills: true } as const
const hosted = (url: string) => (url.startsWith('/media/') ? `https://app.example${url}` : undefined)

it('refers to images by public URL, and to the first for the social card', () => {
  const text = exportText(editor, html, { title: 'Home', pictureAt: hosted })
  expect(text).toContain(`<img src="https://app.example${rose}"`)
  expect(text).toContain(`url("https://app.example${rose}")`)
  expect(text).toContain(`<meta property="og:image" content="https://app.example${rose}">`)
  expect(text).toContain('<meta property="og:title" content="Home">')
  expect(text).not.toContain(`"${rose}`)
})

it('refers to images in the zip by path', () => {
  const paths = new Map(exportedPictures(editor).map(({ standsFor, path }) => [standsFor, path]))
  const text = exportText(editor, { ...html, format: 'zip' }, { title: null, pictureAt: assetFinder(paths) })
  expect(text).toContain('<img src="assets/rose-aaaaaaaaaaaa.jpg"')
  expect(text).not.toContain('/media/')
})

it('keeps placeholders for another import without the business data', () => {
  const text = exportText(editor, { format: 'html', fills: false }, { title: null, pictureAt: hosted })
  expect(text).toContain('{site.name}')
  expect(text).not.toContain('og:')
})

it('lists the business blocks that the export leaves empty', () => {
  const blocks = ['BusinessPhone', 'BusinessHours', 'BusinessPhone'].map((name) => createNode(name))
  const withData = (data: BindingData) =>
    exportLeavesOut(createEditor({ document: createDocument(blocks), data, tell: () => {} }))
  expect(withData({})).toEqual(['Phone (2 times)', 'Opening hours'])
  expect(withData({ nap: { phone: '555' } })).toEqual(['Opening hours'])
})

it('keeps everything unchanged as JSON', () => {
  expect(exportText(editor, { format: 'json', fills: true }, { title: null, pictureAt: hosted })).toContain(
    `"${rose}"`,
  )
})
