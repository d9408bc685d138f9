import { sequentialUuids, type NapData } from '@web2/builder'
import { runnable } from '@web2/builder/testing'
import { expect, it } from 'vitest'
import { renderSite } from '../render/render-site.ts'
import type { RenderPage } from '../render/site-input.ts'
import { target } from '../testing/sample-site.ts'
import { templateDocument } from './template-document.ts'
import type { Template, TemplatePage } from './template.ts'
import { templates } from './templates.ts'

/** Texts that try to leave their place in a page, its head, its styles or its structured data. */
const attacks: readonly string[] = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '"</style><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)' x='",
  '--><svg onload=alert(1)>',
  ']]><svg onload=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  'red;}</style><script>alert(1)</script>',
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)//',
  'java\tscript:alert(1)',
  'javascript://x.example/%0aalert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'https://evil.example/"onmouseover="alert(1)',
  'https://evil.example/</script><script>alert(1)</script>',
  '{nap.fax}',
  '[[{nap.fax}||x]]',
  '{Fast|Cheap}',
  '\u202Eexe.txt\u202C',
  '\ud800 half a character',
  '\u0000\u2028`$&\\',
  '長'.repeat(20_000),
]

const fields =
  'businessName country address1 address2 city state zip plus4 mapEmbedCode phone website latitude longitude KGMID ' +
  'cid placeId aboutUsBlurb youtube facebook linkedin tiktok instagram twitter logo logoLight logoAlt'

/** Number that no page shows unless a value is filled again. */
const fax = '0000-4711'

/** Returns a listing whose fields are the next texts. */
const listing = (next: () => string): NapData => ({
  ...Object.fromEntries(fields.split(' ').map((field) => [field, next()])),
  fax,
  weekdays: [
    { name: next(), value: next(), start: next(), end: next(), more: [{ start: next(), end: next() }] },
    { name: 'Monday', value: next(), start: '09:00 am', end: '05:00 pm' },
  ],
  specialDays: [{ date: next(), value: next(), start: next(), end: next() }],
  additionalSocials: [
    { name: next(), value: next() },
    { name: next(), value: `https://social.example/${next()}` },
  ],
})

/** Home, contact, areas, a service and a page for the generator: sections of every kind. */
const pagesOf = ({ pages, forGenerator = [] }: Template): readonly TemplatePage[] => [
  ...pages.filter(({ slug }, at) => at < 2 || slug === 'contact' || slug === 'areas'),
  ...pages.filter(({ isService }) => isService).slice(0, 1),
  ...forGenerator.slice(0, 1),
]

it.each(templates.map((template, at) => [template.id, template, at] as const))(
  'a listing and values that attack run nothing in the pages of %s',
  (_id, template, at) => {
    let turn = at * 5
    const next = () => attacks[(turn += 1) % attacks.length]!
    const pages = pagesOf(template).map((page, index): RenderPage => {
      const isGenerated = !template.pages.includes(page)
      return {
        id: String(index),
        name: next(),
        slug: page.slug || 'home',
        isDefault: index === 0,
        title: page.title,
        description: page.description,
        document: templateDocument(template, page, sequentialUuids()),
        updatedAt: '2026-11-20T10:00:00.000Z',
        nap: listing(next),
        ...(isGenerated && { isGenerated, values: { service: next(), city: next() } }),
      }
    })
    const navigation = [
      { label: next(), href: '/', children: [{ label: next(), href: `/${next()}`, children: [] }] },
    ]
    const site = { name: next(), email: next(), pages, navigation }
    const files = [...renderSite(site, target({ nap: listing(next), baseUrl: 'https://x.example/' }))]
    const shown = files.filter(({ path }) => path.endsWith('.html'))
    expect(shown.length).toBeGreaterThanOrEqual(pages.length)
    for (const file of shown) {
      const html = String(file.body())
      expect(runnable(html)).toEqual([])
      // structured data names the fax of the business, and no text does
      const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      for (const [, json = ''] of data) expect(() => JSON.parse(json) as unknown).not.toThrow()
      expect(data.reduce((text, [whole]) => text.replace(whole, () => ''), html)).not.toContain(fax)
    }
    for (const file of files.filter(({ path }) => /\.(?:svg|xml|txt)$/.test(path)))
      expect(String(file.body())).not.toMatch(/<script|<svg onload|<img src=x/i)
  },
)
