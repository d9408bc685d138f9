import { exportHtml, sequentialUuids } from '@web2/builder'
import { describe, expect, it } from 'vitest'
import { colors, serif } from '../templates/garden/look.ts'
import { gardenTemplate } from '../templates/garden/garden.ts'
import { templateDocument } from '../templates/template-document.ts'
import { contrast } from './color.ts'
import { illustrated, replacements } from './look-colors.ts'
import { findLook, looks } from './looks.ts'
import { withLook } from './with-look.ts'

const named = looks.map((look) => [look.name, look] as const)
const white = '#ffffff'
/** Contrast of text with its background (WCAG 2.2, AA). */
const readable = 4.5

const documentOf = (page: number) =>
  templateDocument(gardenTemplate, gardenTemplate.pages[page]!, sequentialUuids())
const htmlOf = (page: number, id: string) =>
  exportHtml(withLook(documentOf(page), findLook(id)!), {
    title: 'Page',
    lang: 'en',
    data: { site: { name: 'Green' }, nap: null },
  })

it('has a look for each id, the template’s own first', () => {
  expect(new Set(looks.map(({ id }) => id)).size).toBe(looks.length)
  expect(new Set(looks.map(({ name }) => name)).size).toBe(looks.length)
  expect(looks[0]!.palette.dark).toBe(colors.forest)
})

describe.each(named)('the look %s', (_name, { id, palette }) => {
  const colorOf = (color: string) => replacements(palette).get(color)!
  const { dark, tint, page, sand, accent, ink, soft } = palette

  it.each([
    ['text on the page', ink, page],
    ['secondary text on the page', soft, page],
    ['secondary text on the light band', soft, tint],
    ['secondary text on white', soft, white],
    ['text on white', ink, white],
    ['text on sand', ink, sand],
    ['headings on the page', dark, page],
    ['headings on the light band', dark, tint],
    ['headings on white', dark, white],
    ['white on the dark band', white, dark],
    ['secondary text on the dark band', colorOf('#d5e5da'), dark],
    ['text of the hero', colorOf('#eaf3ea'), dark],
    ['white on a button', white, accent],
    ['white on a button under the pointer', white, colorOf('#96371f')],
    ['white on the drawing behind the hero', white, illustrated('#0f3d2e', palette)],
    ['white on its middle', white, illustrated('#1f6b4a', palette)],
  ])('%s is readable', (_what, text, background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(readable)
  })

  it.each(gardenTemplate.pages.map(({ slug }, at) => [slug, at] as const))(
    'keeps the content of the page %s and none of the other colors',
    (_slug, at) => {
      const [own, html] = [htmlOf(at, 'forest'), htmlOf(at, id)]
      const textOf = (text: string) => text.replaceAll(/<style>.*?<\/style>|<[^>]*>/gs, '')
      expect(textOf(html)).toBe(textOf(own))
      if (id === 'forest') return
      const used = new Set<string>(Object.values(palette))
      const others = [...replacements(palette).keys()].filter((color) => !used.has(color))
      expect(others.filter((color) => html.includes(color))).toEqual([])
      expect(html).toContain(dark)
    },
  )
})

it('changes neither texts nor a document that is not of the template', () => {
  const document = documentOf(0)
  const [uuid, record] = [...document.nodes].find(([, { props }]) => typeof props['content'] === 'string')!
  const mine = {
    ...record,
    props: {
      ...record.props,
      content: `Our green is ${colors.forest}`,
      elementStyle: { color: '#123456', 'font-family': 'Arial' },
    },
  }
  const changed = withLook({ ...document, nodes: new Map([[uuid, mine]]) }, findLook('harbor')!)
  expect(changed.nodes.get(uuid)!.props).toEqual(mine.props)
})

it('sets the heading font and its weight', () => {
  const html = htmlOf(0, 'harbor')
  expect(html).not.toContain(serif.split(',')[0])
  expect(htmlOf(0, 'plum')).toContain('Georgia')
})

it('leaves the document that it is given', () => {
  const document = documentOf(0)
  const before = JSON.stringify([...document.nodes])
  withLook(document, findLook('plum')!)
  expect(JSON.stringify([...document.nodes])).toBe(before)
})
