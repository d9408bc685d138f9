import { describe, expect, it } from 'vitest'
import { tokenNamesIn } from '@web2/builder'
import { barestListing, byMailListing, fullListing, pageOfSections } from '../testing/section-pages.ts'
import { readyThemes } from '../themes/ready-themes.ts'
import { newSection } from './new-section.ts'
import type { SectionContent } from './section-content.ts'
import { sectionKinds } from './section-kinds.ts'
import { librarySections } from './sections.ts'

const [theme] = readyThemes
const themeTokens = new Set(theme?.tokens.map(({ name }) => name))
const page = (section: (typeof librarySections)[number], options = {}) =>
  pageOfSections([newSection(section)], { ...(theme && { theme }), ...options })
const bodyOf = (html: string): string => html.slice(html.indexOf('<body'))

it('sections have ids of their own, each below its kind', () => {
  const ids = librarySections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, kind } of librarySections) expect(id.split('/')[0]).toBe(kind)
  const kinds = Object.keys(sectionKinds)
  const order = librarySections.map(({ kind }) => kinds.indexOf(kind))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

it('names tell sections of one kind apart', () => {
  const names = librarySections.map(({ kind, name }) => `${kind} ${name}`)
  expect(new Set(names).size).toBe(names.length)
})

describe.each(librarySections.map((section) => [section.id, section] as const))('%s', (_id, section) => {
  it('takes all colors from the theme, and only tokens that each ready theme has', () => {
    const html = page(section, { keepSamples: true })
    const css = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? ''
    const own = css.slice(css.indexOf('.w2m'))
    expect(own.match(/#[\da-f]{3,8}\b|rgba?\(|hsla?\(/gi) ?? []).toEqual([])
    const unknown = tokenNamesIn(`${own}${bodyOf(html).replaceAll('"', ' ')}`).filter(
      (name) => !themeTokens.has(name) && !name.startsWith('tone-'),
    )
    expect(unknown).toEqual([])
  })

  it.each([
    ['full', fullListing],
    ['without phone and hours', byMailListing],
    ['bare', barestListing],
  ])('begins at one heading of the page and skips no level, with a listing that is %s', (_name, data) => {
    const html = page(section, { keepSamples: true, data })
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
    const begins = ['hero', 'title', 'thanks', 'not-found'].includes(section.kind) ? 1 : 2
    for (const [at, level] of levels.entries()) {
      if (at === 0) expect(level).toBe(begins)
      else expect(level - levels[at - 1]!).toBeLessThanOrEqual(1)
    }
    expect(levels.filter((level) => level === 1)).toHaveLength(begins === 1 ? 1 : 0)
  })

  it('shows the texts of its content', () => {
    const { title, note, items, actions } = section.content
    const marked = {
      ...section.content,
      title: 'A title of its own',
      ...(note !== undefined && { note: 'A note of its own' }),
      items: items.map((item, at) => ({ ...item, name: `Item number ${at}` })),
      actions: actions.map((action, at) => ({ ...action, label: `Action number ${at}` })),
    }
    const look = { tone: section.tones[0] ?? 'paper', space: 'normal' } as const
    // some texts replace missing data
    const htmlOf = (content: SectionContent) =>
      [fullListing, barestListing]
        .map((data) =>
          bodyOf(
            pageOfSections([section.make(content, look)], {
              ...(theme && { theme }),
              data,
              keepSamples: true,
            }),
          ),
        )
        .join('')
    const other = htmlOf(marked)
    // a header may show nothing but the name and the pages
    if (title !== '' || items.length + actions.length > 0) expect(other).not.toBe(htmlOf(section.content))
    // these are links to other pages only
    if (section.id === 'detail/related') expect(other).toContain('Action number 0')
    else if (title !== '') expect(other).toContain('A title of its own')
  })

  it('leaves no empty element, placeholder or mark of a missing value with a name alone', () => {
    const html = bodyOf(page(section, { data: barestListing }))
    expect(html).not.toMatch(/\{\w+[.}]|\[\[|\]\]/)
    expect(html).not.toMatch(/<(h[1-6]|p|a|li|ul|ol|dl|dt|dd|form|table)(?: [^>]*)?>\s*<\/\1>/)
    expect(html).not.toMatch(/(?:href|action)="(?:tel:|mailto:|#)?"/)
  })

  it('claims nothing that only its owner can say', () => {
    const text = bodyOf(page(section)).replaceAll(/<[^>]+>/g, ' ')
    expect(text).not.toMatch(
      /24\/7|trusted by|family-owned|certified|award|#1|years of experience|satisfaction|lorem|guarantee/i,
    )
    expect(text).not.toMatch(/!/)
  })
})
