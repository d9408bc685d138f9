import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDocument, newPageLevel } from '../tree/create-document.ts'
import { exportHtml } from './export/export-html.ts'
import { importHtml } from './import/import-html.ts'
import { pageMetaRefusal, pageMetas, withPageMeta } from './page-meta.ts'
import { pageSettings, withPageSettings, type PageSettings } from './page-settings.ts'

const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 ,.-]{0,20}[a-z]$/)
const address = fc.webUrl()
const arbitrarySettings: fc.Arbitrary<PageSettings> = fc.record(
  {
    title: word,
    description: word,
    lang: fc.constantFrom('en', 'de-CH', 'ar'),
    canonical: address,
    robots: fc.constantFrom('noindex', 'noindex, nofollow'),
    favicon: address,
    social: fc.record({ title: word, description: word, image: address }, { requiredKeys: ['title'] }),
  },
  { requiredKeys: [] },
)

const imported = importHtml(`<!doctype html><html lang="fr" class="no-js"><head>
<meta charset="utf-8"><title>Old</title><meta name="viewport" content="width=device-width">
<meta property="og:title" content="Card"><meta name="twitter:title" content="Card"><meta name="author" content="Ada">
<link rel="shortcut icon" type="image/png" sizes="32x32" href="old.png"><style>p{color:red}</style></head>
<body><p>Hi</p></body></html>`).document.page

const only = (settings: PageSettings) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))

describe('page settings', () => {
  test('are read as written, in a new page and over an import', () => {
    fc.assert(
      fc.property(arbitrarySettings, fc.constantFrom(newPageLevel, imported), (settings, page) => {
        const read = pageSettings({ page: withPageSettings(page, settings) })
        const { social, ...plain } = settings
        expect(read).toMatchObject(plain)
        if (social) expect(read.social).toMatchObject(social)
      }),
    )
  })

  test.each([
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['az-Arab', 'rtl'],
    ['ku-Latn', undefined],
    ['de', undefined],
    ['', undefined],
  ])('with the language %j set the direction %j', (lang, dir) => {
    const arabic = withPageSettings(newPageLevel, { lang: 'fa' })
    expect(withPageSettings(arabic, { lang }).htmlAttributes.dir).toBe(dir)
    const html = exportHtml({ ...createDocument(), page: newPageLevel }, { lang: 'ar' })
    expect(html).toContain('<html lang="ar" dir="rtl">')
  })

  test('survive export and import', () => {
    fc.assert(
      fc.property(arbitrarySettings, (settings) => {
        const document = createDocument()
        const page = withPageSettings(document.page, settings)
        const html = exportHtml({ ...document, page }, { keepPlaceholders: true })
        expect(pageSettings(importHtml(html).document)).toMatchObject(only(pageSettings({ page })))
      }),
      { numRuns: 40 },
    )
  })

  test('empty ones are removed, others stay', () => {
    const page = withPageSettings(imported, { title: '', social: { title: '' }, lang: ' ' })
    expect(only(pageSettings({ page }))).toEqual({ favicon: 'old.png' })
    expect(page.htmlAttributes).toEqual({ class: 'no-js' })
  })

  test('keep the other head elements, in order and identical', () => {
    const page = withPageSettings(imported, { description: 'New', canonical: 'https://a.example/' })
    expect(page.head.filter((element) => imported.head.includes(element))).toEqual(imported.head)
    expect(page.head.at(-1)?.tag).toBe('style')
  })

  test('change every element with the same meaning, e.g. the cards of all networks', () => {
    const { head } = withPageSettings(imported, { social: { title: 'Both' } })
    expect(head.filter(({ attributes }) => attributes.content === 'Both')).toHaveLength(2)
  })

  test("a new icon does not keep the old one's type and size", () => {
    const { head } = withPageSettings(imported, { favicon: 'new.svg' })
    expect(head.find(({ tag }) => tag === 'link')?.attributes).toEqual({
      rel: 'shortcut icon',
      href: 'new.svg',
    })
  })
})

describe('other meta elements', () => {
  test('are those without a field of their own', () => {
    expect(pageMetas(imported)).toEqual([{ name: 'author', content: 'Ada' }])
  })

  test('are added, changed and removed', () => {
    const added = withPageMeta(imported, { name: 'google-site-verification', content: 'abc' })
    expect(pageMetas(added).map(({ name }) => name)).toEqual(['author', 'google-site-verification'])
    const changed = withPageMeta(added, { name: 'Author', content: 'Grace' })
    expect(pageMetas(changed)[0]).toEqual({ name: 'author', content: 'Grace' })
    expect(pageMetas(withPageMeta(changed, { name: 'author', content: ' ' }))).toHaveLength(1)
  })

  test('of Open Graph are properties', () => {
    const { head } = withPageMeta(newPageLevel, { name: 'og:locale', content: 'en_GB' })
    expect(head.findLast(({ tag }) => tag === 'meta')?.attributes).toEqual({
      property: 'og:locale',
      content: 'en_GB',
    })
  })

  test.each([
    ['description', /field for description above/],
    ['viewport', /set automatically/],
    ['a b', /letters, digits/],
    ['"><script>', /letters, digits/],
  ])('%s is refused with the reason', (name, reason) => {
    expect(pageMetaRefusal(name)).toMatch(reason)
    expect(pageMetas(withPageMeta(newPageLevel, { name, content: 'x' }))).toEqual([])
  })
})
