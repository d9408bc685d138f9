import fc from 'fast-check'
import { exportHtml } from '../html/export/export-html.ts'
import { importHtml } from '../html/import/import-html.ts'
import { withoutScripts } from '../html/without-scripts.ts'
import { importJson } from '../json/document-json.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { runnable } from './runnable.ts'

const oneOf = (words: string) => fc.constantFrom(...words.split(' '))

/** A word in any letter case. */
const inAnyCase = (words: string) =>
  fc
    .tuple(oneOf(words), fc.infiniteStream(fc.boolean()))
    .map(([word, raised]) =>
      [...word].map((letter) => (raised.next().value ? letter.toUpperCase() : letter)).join(''),
    )

const gap = fc.constantFrom(
  '',
  '',
  '{nap.tiktok}',
  '{nap.website}',
  '[[{nap.tiktok}]]',
  '[[a{nap.city}||]]',
  '\t',
  '\\{nap.fax}',
)

/** Dangerous value with gaps, each of which may contain a placeholder. */
const value = fc
  .tuple(
    fc.constantFrom(
      ['java', 'script', ':alert(1)'],
      ['re', 'fresh'],
      ['hr', 'ef'],
      ['xlink:', 'href'],
      ['module', 'preload'],
      ['text/', 'javascript'],
      ['application/', 'ld+json'],
      ['on', 'click'],
      ['background:url(', 'javascript', ':alert(1))'],
      ['width:exp', 'ression', '(alert(1))'],
      ['0;url=java', 'script:alert(1)'],
      ['data:text', '/html,<script>alert(1)</script>'],
      ['/shop', '?a=b'],
      ['/java', 'script', ':alert(1)'],
      ['/da', 'ta:image/svg+xml', ',<svg onload=alert(1)>'],
      ['data:image', '/svg+xml,<svg onload=alert(1)>'],
    ),
    fc.array(gap, { minLength: 4, maxLength: 4 }),
  )
  .map(([pieces, gaps]) => pieces.map((piece, at) => gaps[at] + piece).join('') + gaps[3])

const name = inAnyCase(
  'href src srcset action formaction xlink:href style type rel as http-equiv content attributename values to from by onclick srcdoc ping data class',
)
const attributes = fc.array(fc.tuple(name, value), { maxLength: 5 }).map((pairs) => Object.fromEntries(pairs))
const tag = inAnyCase(
  'a script meta link svg animate set img iframe form button p base object style template',
)

const element = fc.record({ tag, attributes }).map(({ tag: own, attributes: given }) => ({
  componentName: 'Element',
  props: { content: 'x' },
  children: [],
  addition: { tag: own, attributes: given, ...(/^(?:svg|animate|set)$/i.test(own) && { namespace: 'svg' }) },
}))

const document = fc.record({
  elements: fc.array(element, { minLength: 1, maxLength: 4 }),
  head: fc.array(fc.record({ tag, attributes, text: value }), { maxLength: 2 }),
})

const listing = fc.record({ website: value, tiktok: value, city: value, fax: value }, { requiredKeys: [] })

type Made = typeof document extends fc.Arbitrary<infer Value> ? Value : never

const jsonOf = ({ elements, head }: Made) =>
  JSON.stringify({
    componentName: 'Canvas',
    props: {},
    children: elements,
    addition: {
      tag: 'body',
      version: 1,
      page: { doctype: 'html', htmlAttributes: {}, head, importedStyles: false },
    },
    uuid: 'r',
  })

const htmlOf = ({ elements }: Made) =>
  elements
    .map(({ addition }) => {
      const written = Object.entries(addition.attributes).map(([each, text]) => `${each}='${text}'`)
      return `<${addition.tag} ${written.join(' ')}>x</${addition.tag}>`
    })
    .join('')

const read = (made: Made): BuilderDocument => {
  const result = importJson(jsonOf(made))
  if (!result.ok) throw new Error(result.detail)
  return result.document
}

/** Ways in which a document enters the product. */
const door = fc.constantFrom(
  { name: 'as it was read', open: read },
  { name: 'as it is stored', open: (made: Made) => withoutScripts(read(made)) },
  { name: 'as HTML', open: (made: Made) => importHtml(htmlOf(made)).document },
)

/** Simulates a careless renderer of home page URLs, which puts nothing before them. */
const fromHomePage = (url: string): string => url.replace(/^\//, '')

/** Throws for a document and a listing for which a published page would run a script. */
export const fillsRunNothing = (numRuns: number): void =>
  fc.assert(
    fc.property(document, listing, door, (made, nap, { open }) => {
      const out = exportHtml(open(made), { data: { nap }, warn: () => {}, rewriteUrl: fromHomePage })
      const found = runnable(out)
      if (found.length > 0) throw new Error(`${found.join(', ')} in ${out}`)
    }),
    { numRuns },
  )
