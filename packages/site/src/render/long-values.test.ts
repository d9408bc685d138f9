import { exportHtml, importHtml, importJsonValue, importTokens, type BuilderDocument } from '@web2/builder'
import { expect, test } from 'vitest'
import { renderSite } from './render-site.ts'

const length = 120_000
const pieces = ['1', ' ', '(', '"', '&', 'url(', 'var(--a,', 'minmax(', '1fr ', '{a|']
const texts = [' '.repeat(length), ...pieces.map((piece) => `${piece.repeat(length / piece.length)}!`)]

/** Properties whose values are parsed to publish a page. */
const properties =
  'width max-width height aspect-ratio flex grid-template-columns background-image font font-family font-weight'.split(
    ' ',
  )

const pageOf = (text: string): BuilderDocument => {
  const icon = { viewBox: text, look: 'own', paint: { fill: text }, shapes: [text] }
  const read = importJsonValue({
    componentName: 'Canvas',
    props: {},
    addition: { tag: 'body', version: 1 },
    children: [
      ...properties.map((property) => ({
        componentName: 'Container',
        props: { elementStyle: { display: 'grid', [property]: text } },
        children: [
          { componentName: 'Picture', props: { imageUrl: '/media/a.png', width: text, height: text } },
        ],
      })),
      { componentName: 'Icon', props: icon },
      { componentName: 'Embed', props: { url: `https://example.com/${text}`, later: 'a' } },
      { componentName: 'VideoFile', props: { url: `${text}.mp4` } },
    ],
  })
  if (!read.ok) throw new Error(read.detail)
  return read.document
}

const publish = (document: BuilderDocument) =>
  renderSite(
    {
      ...{ name: 'Site', email: 'a@example.com', fasterImages: true },
      pages: [
        {
          ...{ name: 'Home', slug: 'home', isDefault: true, title: '', description: '' },
          ...{ document, updatedAt: '2026-01-01T00:00:00Z' },
        },
      ],
    },
    { nap: null, year: 2026, directoryIndex: true },
  )

/** Only work that grows with the square of the text's length takes this many ms. */
const timeout = 20_000

test.each(texts)('a page with very long values is published and imported: text %#', { timeout }, (text) => {
  const document = pageOf(text)
  expect([...publish(document)].length).toBeGreaterThan(1)
  importHtml(exportHtml(document, { pictures: () => undefined }))
})

test('design tokens with very long values are read', { timeout }, () => {
  const file = { a: { $type: 'dimension', $value: `${'1'.repeat(200_000)}!` } }
  expect(importTokens(JSON.stringify(file), 'Theme').ok).toBe(false)
})
