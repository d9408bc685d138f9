import { describe, expect, test } from 'vitest'
import { createNode } from '../../blocks/create-node.ts'
import { runnable } from '../../testing/runnable.ts'
import type { Theme } from '../../theme/theme.ts'
import { createDocument } from '../../tree/create-document.ts'
import type { BuilderDocument, PageLevel } from '../../tree/document.ts'
import type { Props } from '../../tree/record.ts'
import { exportHtml } from './export-html.ts'

/* Texts that end up in style elements, in documents and themes that nothing checked before. */

const token = { name: 'c-ink', group: 'color', value: '#222' } as const
const theme: Theme = { name: 'Dusk', tokens: [token], hasDark: true }
const style = { id: 's-hero', name: 'Hero', layers: { desktop: { color: 'red' } } } as const

const page = (level: Partial<PageLevel>, props: Props = {}): BuilderDocument => {
  const used = { elementStyle: { color: 'var(--c-ink)' }, ...props }
  const document = createDocument([
    createNode('Paragraph', { content: 'Hi', ...used }, [], { attributes: { class: 's-hero' } }),
  ])
  return { ...document, page: { ...document.page, ...level } }
}
const themed = (part: Partial<Theme>): BuilderDocument => page({ theme: { ...theme, ...part } })
const block = (props: Props): BuilderDocument => page({}, props)

const fields: Readonly<Record<string, (text: string) => BuilderDocument>> = {
  'custom CSS of the page': (text) => page({ css: text }),
  'a text in custom CSS': (text) => page({ css: `a { content: "${text}" }` }),
  'a comment in custom CSS': (text) => page({ css: `/* ${text} */` }),
  'keyframes in custom CSS': (text) => page({ css: `@keyframes ${text} { from { top: 0 } }` }),
  'a family in custom CSS': (text) => page({ css: `@font-face { font-family: "${text}" }` }),
  'custom CSS of the site': (text) => themed({ css: text }),
  'the name of a theme': (text) => themed({ name: text }),
  'the name of a design token': (text) => themed({ tokens: [{ ...token, name: text }] }),
  'the label of a design token': (text) => themed({ tokens: [{ ...token, label: text }] }),
  'the value of a design token': (text) => themed({ tokens: [{ ...token, value: text }] }),
  'the dark value of a design token': (text) => themed({ tokens: [{ ...token, dark: text }] }),
  'the name of a style': (text) => themed({ styles: [{ ...style, name: text }] }),
  'the class of a style': (text) => themed({ styles: [{ ...style, id: text }] }),
  'the value of a style': (text) => themed({ styles: [{ ...style, layers: { desktop: { color: text } } }] }),
  'a property of a style': (text) => themed({ styles: [{ ...style, layers: { hover: { [text]: 'red' } } }] }),
  'the name of a breakpoint': (text) => themed({ breakpoints: [{ name: text, width: 900 }] }),
  'the value of a block': (text) => block({ elementStyle: { color: text } }),
  'a property of a block': (text) => block({ elementStyle: { [text]: 'red' } }),
  'the family of a block': (text) => block({ elementStyle: { 'font-family': `"${text}"` } }),
  'the value of a breakpoint': (text) => block({ breakpoints: { 'max-900': { color: text } } }),
  'the breakpoint of a block': (text) => block({ breakpoints: { [text]: { color: 'red' } } }),
  'the value of a hovered block': (text) => block({ hover: { color: text } }),
  'the movement of a block': (text) => block({ motion: text }),
  'a style sheet of an import': (text) =>
    page({ head: [{ tag: 'style', attributes: {}, text }], importedStyles: true }),
}

const hostile = [
  '</style><script>alert(1)</script>',
  '</StYle ><script>alert(1)</script>',
  '</style\n><img src=x onerror=alert(1)>',
  '"</style><script>alert(1)</script>',
  '<!--</style><script>alert(1)</script>-->',
  '*/</style><script>alert(1)</script>/*',
  'red}</style><script>alert(1)</script>{',
]
const published = { data: { nap: null, site: { name: '' }, email: '', year: 2026 } }

describe.each(Object.entries(fields))('%s', (_name, documentOf) => {
  test.each(hostile)('can’t end a style element: %j', (text) => {
    for (const options of [{}, published]) {
      const html = exportHtml(documentOf(text), options)
      expect(runnable(html)).toEqual([])
      expect(html.match(/<style\b[^>]*>[^<]*<!--/i)).toBeNull()
    }
  })
})
