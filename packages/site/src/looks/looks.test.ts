import { contrastReport, exportHtml, sequentialUuids, type BuilderDocument } from '@web2/builder'
import { describe, expect, it } from 'vitest'
import { readyThemes } from '../themes/ready-themes.ts'
import { gardenTemplate } from '../templates/garden/garden.ts'
import { templateDocument } from '../templates/templates.ts'
import { contrast } from './color.ts'
import { themeOfLook } from './look-theme.ts'
import { findLook, looks } from './looks.ts'
import { withLook } from './with-look.ts'

const named = looks.map((look) => [look.name, look] as const)
const ready = readyThemes.find(({ name }) => name === gardenTemplate.site.theme)!
const colorsOf = ({ tokens }: typeof ready) =>
  new Map(tokens.filter(({ group }) => group === 'color').map(({ name, value }) => [name, value]))

const documentOf = (page: number) =>
  templateDocument(gardenTemplate, gardenTemplate.pages[page]!, sequentialUuids())
const written = (document: BuilderDocument) =>
  exportHtml(document, { title: 'Page', lang: 'en', data: { site: { name: 'Green' }, nap: null } })
const htmlOf = (page: number, id: string) => written(withLook(documentOf(page), findLook(id)!))
const textOf = (html: string) => html.replaceAll(/<style[^>]*>.*?<\/style>|<[^>]*>/gs, '')

it('has a look for each id, the template’s own first', () => {
  expect(new Set(looks.map(({ id }) => id)).size).toBe(looks.length)
  expect(new Set(looks.map(({ name }) => name)).size).toBe(looks.length)
  expect(colorsOf(themeOfLook(looks[0]!))).toEqual(colorsOf(ready))
  expect(looks[0]!.palette).toMatchObject({ dark: colorsOf(ready).get('c-deep') })
})

describe.each(named)('the look %s', (_name, look) => {
  const theme = themeOfLook(look)
  const valueOf = (name: string) => colorsOf(theme).get(name)!

  it('can be read everywhere, also on buttons under the pointer', () => {
    const light = contrastReport(theme).filter(({ variant }) => variant === 'light')
    expect(light.length).toBeGreaterThan(20)
    expect(light.filter(({ passes }) => !passes).map(({ sentence }) => sentence)).toEqual([])
  })

  it('has buttons that stand out from their surroundings', () => {
    for (const surface of ['c-paper', 'c-tint', 'c-card'])
      expect(contrast(valueOf('c-action'), valueOf(surface))).toBeGreaterThanOrEqual(3)
    expect(contrast(valueOf('c-deep-action'), valueOf('c-deep'))).toBeGreaterThanOrEqual(3)
  })

  it('has the tokens of ready themes, so that one can replace it', () => {
    expect(theme.tokens.map(({ name }) => name)).toEqual(ready.tokens.map(({ name }) => name))
  })

  it('gives every color of the template another value', () => {
    if (look.hasReadyColors) return
    const [own, other] = [colorsOf(ready), colorsOf(theme)]
    const kept = [...own].filter(([name, value]) => other.get(name) === value).map(([name]) => name)
    // white, and the color of faults
    expect(kept.filter((name) => !/^c-(?:alert|card|on-.*|paper)$/.test(name))).toEqual([])
  })

  it.each(gardenTemplate.pages.map(({ slug }, at) => [slug, at] as const))(
    'keeps the content of the page %s, and names its colors only by their roles',
    (_slug, at) => {
      const html = htmlOf(at, look.id)
      expect(textOf(html)).toBe(textOf(written(documentOf(at))))
      expect(html).toContain(`--c-deep:${look.palette.dark}`)
      const withoutTokens = html.replaceAll(/--[\w-]+:[^;}]*/g, '')
      for (const color of new Set(Object.values(look.palette)))
        if (color !== '#ffffff') expect(withoutTokens).not.toContain(color)
    },
  )
})

it('sets the heading font and its weight', () => {
  expect(htmlOf(0, 'harbor')).toContain('--title-weight:700')
  expect(htmlOf(0, 'plum')).toContain('--f-title:Georgia')
})

it('leaves the document that it is given', () => {
  const document = documentOf(0)
  const before = JSON.stringify([[...document.nodes], document.page])
  withLook(document, findLook('plum')!)
  expect(JSON.stringify([[...document.nodes], document.page])).toBe(before)
})
