import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compilePage,
  exportHtml,
  importJson,
  sequentialUuids,
  storedJson,
  withoutScripts,
  withTheme,
  type BindingData,
  type ExportWarning,
  type Theme,
} from '@web2/builder'
import { templateDocument } from './template-document.ts'
import { findTemplate, templates } from './templates.ts'
import type { Template, TemplatePage } from './template.ts'

const data: BindingData = {
  nap: {
    businessName: 'Green Acre Gardens',
    address1: '12 Orchard Lane',
    city: 'Bristol',
    zip: 'BS1 4DJ',
    phone: '+44 117 496 0123',
    aboutUsBlurb: 'Gardeners.',
    weekdays: [{ name: 'Monday', value: '08:00 am - 05:00 pm', start: '08:00 am', end: '05:00 pm' }],
    facebook: 'https://facebook.example/green-acre',
  },
  site: { name: 'Green Acre' },
  email: 'hello@green-acre.example',
  year: '2026',
}

const exported = (template: Template, page: TemplatePage, of: BindingData = data, keepSamples = true) => {
  const warnings: ExportWarning[] = []
  const document = templateDocument(template, page, sequentialUuids())
  const html = exportHtml(document, {
    title: page.title,
    description: page.description,
    lang: 'en',
    data: of,
    keepSamples,
    warn: (warning) => warnings.push(warning),
  })
  return { html, warnings }
}

const pages = templates.flatMap((template) =>
  template.pages.map((page) => [template.id, page.slug, template, page] as const),
)
const garden = findTemplate('garden')!
const count = (html: string, pattern: RegExp) => (html.match(pattern) ?? []).length

describe.each(pages)('template %s, page %s', (_id, _slug, template, page) => {
  const { html, warnings } = exported(template, page)

  it('exports without errors or unfilled placeholders', () => {
    expect(warnings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(html.replace(/<style>.*?<\/style>/gs, '')).not.toMatch(/\{[a-z]+(\.\w+)?\}/i)
  })

  it('is stored as it is, so that undo steps are found again', () => {
    const json = storedJson(templateDocument(template, page, sequentialUuids()))
    const read = importJson(json)
    if (!read.ok) throw new Error(read.detail)
    // compared as a truth, because a difference is 100 KB long
    expect(storedJson(withoutScripts(read.document)) === json).toBe(true)
  })

  it('links only to pages of the template, to mail and to the phone', () => {
    const slugs = new Set(['/', ...template.pages.map((other) => `/${other.slug}`)])
    // examples of articles lead to a blog, which a site has once it has articles
    const internal = [
      ...exported(template, page, data, false).html.matchAll(/<a [^>]*href="(\/[^"]*)"/g),
    ].map(([, href]) => href!)
    expect(internal.filter((href) => !slugs.has(href))).toEqual([])
  })

  it('separates the business name from the words before it', () => {
    expect(`${page.title}\n${page.description}`).not.toMatch(/\w\[\[\{/)
  })

  it('wraps words that are longer than their line', () => {
    expect(template.body['overflow-wrap']).toBe('break-word')
  })

  it('loads nothing from elsewhere before a click', () => {
    expect(html).not.toMatch(/<(?:iframe|img|link|script)[^>]* (?:src|href)="https?:/)
  })

  it('gives every image alternative text and its size', () => {
    for (const [tag] of html.matchAll(/<img [^>]*>/g))
      expect(tag).toMatch(/alt="[^"]+".*width="\d+".*height="\d+"|width.*height.*alt/)
  })
})

describe.each(garden.pages.map((page) => [page.slug, page] as const))('the garden page %s', (_slug, page) => {
  const { html } = exported(garden, page)

  it('has one h1', () => expect(count(html, /<h1[ >]/g)).toBe(1))

  it("shows the listing's phone number as a link", () => {
    expect(html).toContain('+44 117 496 0123')
    expect(html).toContain('href="tel:+441174960123"')
  })

  it('ends with a footer with a newsletter', () => {
    expect(html.slice(html.indexOf('<footer'))).toContain('Newsletter')
  })
})

/** Signs of missing data on a page. */
const holes = [
  /\{[a-z]/i,
  /\[\[|\]\]/,
  /Placeholder/,
  /\b(?:in|to|by|of|Call) +[.,<]| (?:to|by|of|Call)[.,<]/,
  / [.,]/,
  /<h[1-6][^>]*>\s*<\/h/,
  /<a [^>]*>\s*<\/a>/,
  /href=""|href="(?:tel|mailto):"/,
  /<(?:div|section|ul|p)[^>]*>\s*<\/(?:div|section|ul|p)>/,
]
/** Heading followed directly by another of its level or higher, or by the end of its container. */
const orphan = /<\/h([2-6])>(?:<\/div>)*(?=<\/(?:section|footer|main|form)>)/

describe('a garden site of a listing with few fields', () => {
  const pages = garden.pages.map((page) => [page.slug, page] as const)
  const short: BindingData = {
    nap: { businessName: 'Green Acre', address1: '12 Orchard Lane', phone: '555 0100' },
    site: { name: 'Green' },
    email: 'hello@green.example',
    year: 2026,
    navigation: [{ label: 'Home', href: '/', children: [] }],
  }

  it.each(pages)('has neither gaps nor errors on the page %s', (_slug, page) => {
    const { html, warnings } = exported(garden, page, short, false)
    expect(warnings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(html).not.toContain('Opening hours')
    expect(html).not.toContain('Newsletter')
    expect(html).toMatch(/<title>[^<]{10,60}<\/title>/)
  })

  it.each(pages)('has a title of at most 60 characters on the page %s for a long name', (_slug, page) => {
    const nap = { ...short.nap, businessName: 'Green Acre Landscape Services Ltd', city: 'Springfield' }
    const { html } = exported(garden, page, { ...short, nap }, false)
    expect(html).toMatch(/<title>[^<]{10,60}<\/title>/)
  })

  it.each(pages)('has no gaps on the page %s for any set of fields', (_slug, page) => {
    const fields = fc.subarray(Object.entries({ ...data.nap, state: 'AV', aboutUsBlurb: 'We plant.' }))
    const site = { email: fc.constantFrom('hello@green.example', ''), fields }
    const document = templateDocument(garden, page, sequentialUuids())
    const write = compilePage(document)
    fc.assert(
      fc.property(fc.record(site), ({ email, fields: known }) => {
        const errors: string[] = []
        const html = write({
          title: page.title,
          description: page.description,
          data: { ...short, email, nap: Object.fromEntries(known) },
          warn: ({ severity, message }) => void (severity === 'error' && errors.push(message)),
        }).replace(/<style>.*?<\/style>/gs, '')
        expect(errors).toEqual([])
        for (const hole of [...holes, orphan]) expect(html).not.toMatch(hole)
      }),
    )
  })

  it('keeps the story button apart from the remaining text above it', () => {
    const about = garden.pages.find(({ slug }) => slug === 'about')!
    const { html } = exported(garden, about, short, false)
    const [, name = ''] = /class="(\w+)"[^>]*>Meet us</.exec(html) ?? []
    expect(html).toMatch(new RegExp(`\\.${name}\\{[^}]*margin-top:24px`))
  })

  it('reports the samples it omits', () => {
    const told = garden.pages.flatMap((page) => exported(garden, page, short, false).warnings)
    const samples = told.filter(({ code }) => code === 'sample-text').map(({ message }) => message)
    expect(samples.join(' ')).toMatch(/Placeholder contact line.*Newsletter/)
    expect(samples.length).toBeGreaterThanOrEqual(7)
  })
})

describe('the garden home page', () => {
  const { html } = exported(garden, garden.pages[0]!)
  it('has three service tiles, a services list, benefits and an FAQ', () => {
    expect(count(html, /<article/g)).toBe(3)
    expect(count(html, /<li[ >][^<]*✓|<li[ >][^>]*>✓/g)).toBe(8)
    expect(html).toContain('Why clients stay with us')
    expect(count(html, /<details/g)).toBe(4)
  })
})

it('gives every node of a new document its own UUID', () => {
  const document = templateDocument(garden, garden.pages[0]!, sequentialUuids())
  expect(new Set([...document.nodes.values()].map((record) => record.uuid)).size).toBe(document.nodes.size)
})

it('leaves the font of a blank page to the theme that the site chooses', () => {
  const blank = findTemplate('1')!
  const document = templateDocument(blank, blank.pages[0]!, sequentialUuids())
  const theme: Theme = {
    name: 'Mine',
    hasDark: false,
    tokens: [{ name: 'f-text', group: 'family', value: 'Figtree' }],
  }
  const html = exportHtml({ ...document, page: withTheme(document.page, theme) })
  expect(html.match(/font-family:[^;}]*/g)).toEqual([
    expect.stringMatching(/^font-family:var\(--f-text,/),
    'font-family:var(--f-title,inherit)',
  ])
})

it('keeps the blank template under id 1', () => expect(findTemplate('1')?.name).toBe('Blank'))

it('the garden template has placeholder texts, a contact line and {email}', () => {
  const recordsOf = (page: TemplatePage) => [
    ...templateDocument(garden, page, sequentialUuids()).nodes.values(),
  ]
  const all = JSON.stringify(garden.pages.map(recordsOf))
  expect(all).toContain('Placeholder contact line')
  expect(all).toContain('Placeholder text: ')
  expect(all).toContain('{email}')
})
