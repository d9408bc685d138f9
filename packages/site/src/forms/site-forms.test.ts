import { createDocument, importHtml, type BuilderDocument, type ExportWarning } from '@web2/builder'
import { describe, expect, it } from 'vitest'
import { contactNodes } from '../templates/garden/pages/contact.ts'
import { previewForms } from './site-forms.ts'
import type { FormTarget, RenderPage, RenderTarget, SiteForm } from '../render/site-input.ts'
import { siteRenderer } from '../render/site-renderer.ts'

const documentOf = (html: string): BuilderDocument => importHtml(html).document
const form = (attributes = '') =>
  `<form action="lead:" ${attributes}><input name="a" aria-label="A"><button>Send</button></form>`

const page = (slug: string, html: string, more: Partial<RenderPage> = {}): RenderPage => ({
  ...{ id: `id-${slug}`, name: slug, slug, isDefault: slug === 'home', title: '', description: '' },
  ...{ updatedAt: '2026-01-01T00:00:00Z', document: documentOf(html) },
  ...more,
})

const target = (more: Partial<RenderTarget> = {}): RenderTarget => ({
  ...{ nap: null, year: 2026, directoryIndex: true, baseUrl: 'https://site.example/' },
  ...more,
})

/** Renders pages at a target whose forms can be received. Returns their HTML, and the forms that were reported. */
const rendered = (pages: readonly RenderPage[], more: Partial<RenderTarget> = {}, modules = new Map()) => {
  const forms: SiteForm[] = []
  const deliver: FormTarget['deliver'] = (each) => {
    forms.push(each)
    return { action: `https://app.example/f/${each.key}`, hidden: { _page: each.path } }
  }
  const outline = { name: 'Site', email: '', pages, modules }
  const renderer = siteRenderer(outline, target({ forms: { key: '', deliver }, ...more }))
  const html = [...pages.map((each) => renderer.page(each)), ...renderer.ending()].map(
    ({ path, body }) => [path, String(body())] as const,
  )
  return { forms, html: new Map(html) }
}

describe('the forms of a site', () => {
  it('differ by page and node, and have the path of their page', () => {
    const pages = [page('home', form()), page('contact', form() + form())]
    const { forms, html } = rendered(pages)
    expect(new Set(forms.map(({ key }) => key)).size).toBe(3)
    expect(forms.map(({ path }) => path)).toEqual(['', 'contact/', 'contact/'])
    expect(forms[0]?.key).toMatch(/^page\/id-home\//)
    expect(forms.map(({ place, pagePath }) => [place, pagePath])).toEqual([
      ['page', ''],
      ['page', 'contact/'],
      ['page', 'contact/'],
    ])
    expect(html.get('contact/index.html')).toContain('<input type="hidden" name="_page" value="contact/">')
  })

  it('have the heading above them and their order, with those of the sections around', () => {
    const { document } = importHtml(`<div></div>${form()}<h2>Call {site.name}</h2>${form()}`)
    const nodes = new Map(document.nodes)
    const [first = ''] = nodes.get(document.root)?.children ?? []
    nodes.set(first, { ...nodes.get(first)!, componentName: 'Module', props: { moduleId: 's1' } })
    const home = page('home', '', { document: { ...document, nodes } })
    const section = documentOf(`<h2>${'Get a quote '.repeat(20)}</h2>${form()}`)
    const { forms } = rendered([home], {}, new Map([['s1', section]]))
    const own = forms.filter(({ path }) => path === '')
    expect(own.map(({ place, position }) => [place, position])).toEqual([
      ['section', 1],
      ['page', 2],
      ['page', 3],
    ])
    const [above = '', same, call] = own.map(({ heading }) => heading)
    expect([above.length, above.slice(0, 15), above.slice(-2)]).toEqual([120, 'Get a quote Get', ' …'])
    expect([same, call]).toEqual([above, 'Call Site'])
  })

  /** Returns a page with places for the section `s1`. */
  const withPlaces = (slug: string, places = 1) => {
    const document = documentOf('<div></div>'.repeat(places))
    const nodes = new Map(document.nodes)
    for (const [id, record] of nodes)
      if (record.parent === document.root)
        nodes.set(id, { ...record, componentName: 'Module', props: { moduleId: 's1' } })
    return page(slug, '', { document: { ...document, nodes } })
  }

  it('deliver each to the same form if their section is twice on a page', () => {
    const { forms, html } = rendered(
      [withPlaces('home', 2)],
      {},
      new Map([['s1', documentOf(form() + form())]]),
    )
    const home = html.get('index.html') ?? ''
    const sent = [...home.matchAll(/<form action="https:\/\/app\.example\/f\/([^"]+)"[^]*?<\/form>/g)]
    expect(sent).toHaveLength(4)
    const keys = sent.map(([, key]) => key)
    expect([keys[2], keys[3]]).toEqual([keys[0], keys[1]])
    expect(keys[0]).not.toBe(keys[1])
    expect(new Set(forms.map(({ key }) => key)).size).toBe(2)
    for (const [text] of sent) expect(text.split('name="_page"')).toHaveLength(2)
  })

  it('are one form on all pages if they are in a section', () => {
    const section = documentOf(form())
    const inPage = (slug: string) => withPlaces(slug)
    const { forms } = rendered([inPage('home'), inPage('about')], {}, new Map([['s1', section]]))
    const [first, second] = forms
    expect(first?.key).toMatch(/^section\/s1\//)
    expect(second?.key).toBe(first?.key)
    expect([first?.path, second?.path]).toEqual(['', 'about/'])
    expect(first).toMatchObject({ place: 'section', pagePath: null })
  })

  it('are those of the template on generated pages', () => {
    const document = documentOf(`<h2>Plumber in {city}</h2>${form()}`)
    const generated = (slug: string): RenderPage => {
      const { id: _id, ...rest } = page(slug, '', { document, isGenerated: true })
      return rest
    }
    const { forms } = rendered([generated('austin'), generated('dallas')])
    expect(forms[0]?.key).toMatch(/^template\//)
    expect(forms[0]).toMatchObject({ place: 'generated', pagePath: null, heading: '', position: 1 })
    expect(forms[1]?.key).toBe(forms[0]?.key)
  })

  it.each<[string, Partial<RenderTarget>, string]>([
    ['/thanks', {}, 'https://site.example/thanks/'],
    ['/thanks', { directoryIndex: false }, 'https://site.example/thanks/index.html'],
    ['thanks/', {}, 'https://site.example/thanks/'],
    ['/', {}, 'https://site.example/'],
    ['/gone', {}, ''],
    ['', {}, ''],
    ['/thanks', { baseUrl: undefined as never }, ''],
  ])('are answered by the page %s', (named, more, expected) => {
    const pages = [page('home', form(`data-thank-you-page="${named}"`)), page('thanks', '<p>Thanks</p>')]
    expect(rendered(pages, more).forms[0]?.thankYouUrl).toBe(expected)
  })

  it('are on the page for unknown URLs too', () => {
    const { html, forms } = rendered([page('home', `<h1>A</h1><footer>${form()}</footer>`)])
    expect(html.get('404.html')).toContain('action="https://app.example/f/page/id-home/')
    expect(forms.map(({ path }) => path).sort()).toEqual(['', '404.html'])
    // it belongs to the home page
    expect(forms.map(({ path, pagePath }) => [path, pagePath])).toContainEqual(['404.html', null])
  })

  it.each(['\\p{L}+', '[0-9]{4}', '{nap.phone}'])('have the pattern %s as it was entered', (pattern) => {
    const warnings: ExportWarning[] = []
    const home = page(
      'home',
      `<form action="lead:"><input name="a" aria-label="A" pattern="${pattern}"><button>Send</button></form>`,
    )
    const forms: SiteForm[] = []
    const deliver: FormTarget['deliver'] = (each) => {
      forms.push(each)
      return { action: 'https://app.example/f/1', hidden: {} }
    }
    const outline = { name: 'Site', email: '', pages: [home] }
    const nap = { businessName: 'Green Acre', phone: '555 0100' }
    const renderer = siteRenderer(outline, target({ nap, forms: { key: '', deliver } }), (warning) =>
      warnings.push(warning),
    )
    const html = String(renderer.page(home).body())
    expect(html).toContain(`pattern="${pattern}"`)
    expect(forms.map(({ definition }) => definition.fields[0]?.pattern)).toEqual([pattern])
    expect(warnings.map(({ code }) => code).filter((code) => code.includes('placeholder'))).toEqual([])
  })

  it('are shown in previews without delivering', () => {
    const renderer = siteRenderer({ name: 'Site', email: '', pages: [] }, target({ forms: previewForms }))
    const html = String(renderer.page(page('home', form())).body())
    expect(html).toContain('<form action="#" method="post"')
  })
})

describe('a form whose thank-you page', () => {
  it.each([
    ['/thanks', []],
    ['/', []],
    ['', []],
    ['/gone', ['form-thank-you']],
  ])('is “%s” is reported by %j', (thankYou, codes) => {
    const warnings: ExportWarning[] = []
    const home = page('home', form(`data-thank-you-page="${thankYou}"`))
    const outline = { name: 'Site', email: '', pages: [home, page('thanks', '<p>Thanks</p>')] }
    const renderer = siteRenderer(outline, target({ forms: previewForms }), (warning) =>
      warnings.push(warning),
    )
    renderer.page(home).body()
    expect(warnings.map(({ code }) => code).filter((code) => code.includes('form'))).toEqual(codes)
  })
})

describe('the contact form of a template', () => {
  const contact = (forms: FormTarget | undefined, email: string) => {
    const warnings: ExportWarning[] = []
    const document = createDocument(contactNodes())
    const outline = { name: 'Site', email, pages: [] }
    const renderer = siteRenderer(outline, target(forms && { forms }), (warning) => warnings.push(warning))
    const html = String(renderer.page(page('contact', '', { document })).body())
    return { html, codes: warnings.map(({ code }) => code).filter((code) => code.includes('form')) }
  }
  const received: FormTarget = {
    key: '',
    deliver: () => ({ action: 'https://app.example/f/1', hidden: {} }),
  }
  const unreachable: FormTarget = { key: '', deliver: () => ({ problem: 'Set PUBLIC_URL.' }) }

  it.each<[string, FormTarget | undefined, string, RegExp | null, string[]]>([
    ['is received without an email address', received, '', /action="https:\/\/app\.example\/f\/1"/, []],
    [
      'is sent by email where it can’t be received',
      unreachable,
      'a@b.c',
      /action="mailto:a@b\.c\?/,
      ['form-mailto'],
    ],
    ['is left out there without an address', unreachable, '', null, ['form-unreachable']],
    [
      'is sent by email without an installation',
      undefined,
      'a@b.c',
      /action="mailto:a@b\.c\?/,
      ['form-mailto'],
    ],
  ])('%s', (_what, forms, email, expected, codes) => {
    const { html, codes: told } = contact(forms, email)
    if (expected) expect(html).toMatch(expected)
    else expect(html).not.toContain('<form')
    expect(new Set(told)).toEqual(new Set(codes))
  })
})
