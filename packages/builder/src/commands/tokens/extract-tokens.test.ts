import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { applyChange, invertChange } from '../../changes/change.ts'
import { exportHtml } from '../../html/export/export-html.ts'
import { htmlWithTheme } from '../../html/export/html-with-theme.ts'
import { importHtml } from '../../html/import/import-html.ts'
import { withTheme } from '../../html/theme/with-theme.ts'
import { exportJson, importJson } from '../../json/document-json.ts'
import { arbitraryDocument } from '../../testing/arbitrary-document.ts'
import { replaceInPage } from '../../theme/literals/page-literals.ts'
import { leastUses, proposalKey, proposeTokens } from '../../theme/literals/propose-tokens.ts'
import { replaceLiterals } from '../../theme/literals/replace-literals.ts'
import { replaceInSheet } from '../../theme/literals/sheet-literals.ts'
import { jsonWithoutReference } from '../../theme/replace-reference.ts'
import type { Theme, Token } from '../../theme/theme.ts'
import { createDocument } from '../../tree/create-document.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import type { WireNode } from '../../tree/wire-node.ts'
import { extractTokens } from './extract-tokens.ts'

const extracted = (document: BuilderDocument) => {
  const proposals = proposeTokens(document)
  const result = extractTokens(document, { proposals, themeName: 'My theme' })
  if (!result.ok) throw new Error(result.reason.message)
  return { proposals, change: result.change, document: applyChange(document, result.change) }
}

const paragraph = (elementStyle: WireNode['props']): WireNode => ({
  ...{ componentName: 'Paragraph', props: { elementStyle }, addition: {}, children: [] },
})

const marked = (property: string, value: string) =>
  replaceLiterals(property, value, ({ group, key }) => `<${group}: ${key}>`)

test.each([
  ['color', '#FFF', '<color: 255 255 255 1>'],
  ['color', 'white', '<color: 255 255 255 1>'],
  ['background', 'rgb(255, 255, 255)', '<color: 255 255 255 1>'],
  ['border', '1px solid #ddd', '1px solid <color: 221 221 221 1>'],
  ['font-size', '1.50REM', '<text: 1.5rem>'],
  ['font-family', '"Open Sans",  Arial', '<family: "Open Sans", Arial>'],
  ['padding', '8px 0 16px', '<space: 8px> 0 <space: 16px>'],
  ['margin', '0 auto 8px', '0 auto <space: 8px>'],
  ['margin', '-8px 8px', '-8px <space: 8px>'],
  ['border-radius', '50% 8px', '50% <radius: 8px>'],
  ['box-shadow', '0 1px  2px #000', '<shadow: 0 1px 2px #000>'],
])('%s: %s has the literals %s', (property, value, expected) =>
  expect(marked(property, value)).toBe(expected),
)

// a browser drops these, or takes them from elsewhere: with `var()` in them the page would look different
test.each([
  ['color', '#12345'],
  ['color', 'rgb(1, 2)'],
  ['color', 'inherit'],
  ['color', 'currentColor'],
  ['color', 'transparent'],
  ['color', 'oklch(0.7 0.1 200)'],
  ['color', 'var(--a, #fff)'],
  ['border', '1px solid solid #ddd'],
  ['border', '1px 2px #ddd'],
  ['font-size', '16'],
  ['font-size', '0px'],
  ['font-size', '-4px'],
  ['font-family', 'inherit'],
  ['font-family', '"a'],
  ['padding', '-8px 8px'],
  ['padding', 'auto 8px'],
  ['padding', '8px 8px 8px 8px 8px'],
  ['padding-left', '8px 8px'],
  ['border-radius', '8px / 4px'],
  ['box-shadow', '1px #000 1px'],
  ['box-shadow', '1px 1px -2px #000'],
  ['text-shadow', '1px 1px 2px 3px #000'],
  ['--own', '#fff'],
  ['width', '8px'],
])('%s: %s has no literals', (property, value) => expect(marked(property, value)).toBe(value))

test.each([
  ['a{color:#fff !important}', 'a{color:X !important}'],
  ['@media (min-width:9px){a{color:#fff}}', '@media (min-width:9px){a{color:X}}'],
  ['a{/* color:#000 */ color : #fff ;}', 'a{/* color:#000 */ color : X ;}'],
  ['a{&:hover{color:#fff}}', 'a{&:hover{color:X}}'],
  ['@font-face{font-family:A;src:url(a)}', '@font-face{font-family:A;src:url(a)}'],
  ['@keyframes a{to{color:#fff}}', '@keyframes a{to{color:#fff}}'],
  ['a::selection{color:#fff}', 'a::selection{color:#fff}'],
  ['a:visited{color:#fff}', 'a:visited{color:#fff}'],
  ['a{--b:#fff;content:"color:#fff"}', 'a{--b:#fff;content:"color:#fff"}'],
  ['a{color:#fff', 'a{color:#fff'],
])('the style sheet %s becomes %s', (css, expected) =>
  expect(replaceInSheet(css, () => () => 'X')).toBe(expected),
)

const site = `<!DOCTYPE html><html><head><style>
body{background:#fdfcf8;color:#222;font-family:Inter,sans-serif}
h1{font-family:Lora,serif}h2{font-family:Lora,serif}h3{font-family:Lora,serif}
.a,.b{color:#222;background:#fdfcf8;padding:16px}.c{color:#222;padding:16px 8px;background:#fdfcf8}
.btn{background:#c2410c;color:#fdfcf8;padding:8px 16px}.btn-2{background:#c2410c}.button{background:#C2410C}
.d{border:1px solid #ddd}.e{border:1px solid #ddd}.f{border-color:#ddd;font-family:Inter, sans-serif}
.g{font-family:Inter,sans-serif;padding:8px}
</style></head><body><p class="a" style="color:#222">a</p></body></html>`

describe('design tokens of an imported page', () => {
  it('are named by what they are used for', () => {
    const { proposals } = extracted(importHtml(site).document)
    expect(proposals.map(({ token, uses }) => [token.name, token.value, uses])).toEqual([
      ['c-ink', '#222', 4],
      ['c-paper', '#fdfcf8', 4],
      ['c-action', '#c2410c', 3],
      ['c-line', '#ddd', 3],
      ['f-text', 'Inter, sans-serif', 3],
      ['f-title', 'Lora, serif', 3],
      ['s-space-1', '8px', 3],
      ['s-space-2', '16px', 3],
    ])
  })

  it('are in the place of the values, in style sheets and in blocks', () => {
    const { document } = extracted(importHtml(site).document)
    const html = exportHtml(document)
    expect(html).toContain(
      '.btn{background:var(--c-action);color:var(--c-paper);padding:var(--s-space-1) var(--s-space-2)}',
    )
    expect(html).toContain('style="color:var(--c-ink)"')
    expect(document.page.theme).toMatchObject({ name: 'My theme', keepsBase: true, hasDark: false })
    expect(proposeTokens(document)).toEqual([])
  })

  it('take names that nothing on the page uses', () => {
    const page = site
      .replace('.g{', '.g{--c-ink:red;margin:var(--s-space-1);')
      .replace('class="a"', 'class="a c--paper"')
    const names = extracted(importHtml(page).document).proposals.map(({ token }) => token.name)
    expect(names).toEqual(expect.arrayContaining(['c-paper', 'c-ink-2', 's-space-2', 's-space-3']))
    expect(names).not.toContain('s-space-1')
  })

  it('leave style attributes alone that a selector depends on', () => {
    const page = site.replace('.d{', '[style*="#222"]{top:0}.d{')
    expect(exportHtml(extracted(importHtml(page).document).document)).toContain('style="color:#222"')
  })
})

const ink: Token = { name: 'ink', group: 'color', value: '#222222' }
const theme: Theme = { name: 'Mine', hasDark: true, tokens: [ink] }
const themed = (tokens: readonly Token[]) => {
  const document = createDocument([1, 2, 3].map(() => paragraph({ color: '#222', 'font-size': 18 })))
  return { ...document, page: withTheme(document.page, { ...theme, tokens }) }
}

describe('design tokens of a page with a theme', () => {
  it('are those that the theme has, even for a single use', () => {
    const document = themed([ink])
    const one = { ...document, nodes: new Map([...document.nodes].slice(0, 2)) }
    expect(proposeTokens(one)).toMatchObject([{ token: ink, isPresent: true, uses: 1 }])
    expect(extracted(document).document.page.theme?.tokens.map(({ name }) => name)).toEqual([
      'ink',
      't-size-1',
    ])
  })

  it.each([
    ['has another dark value', [{ ...ink, dark: '#eee' }]],
    ['was deleted', [{ ...ink, isRetired: true } as const]],
  ])('are new ones where a token %s', (_, tokens) => {
    const [first] = proposeTokens(themed(tokens))
    expect(first).toMatchObject({ isPresent: false, token: { value: '#222' } })
    // the base style sheet of a themed page follows this name
    expect(first?.token.name).not.toBe('c-ink')
  })

  it('are no more than a theme can have', () => {
    const many = Array.from({ length: 499 }, (_, at): Token => ({
      name: `x${at}`,
      group: 'other',
      value: `${at}`,
    }))
    expect(proposeTokens(themed([...many, ink])).filter(({ isPresent }) => !isPresent)).toEqual([])
  })
})

it('is refused without a choice', () => {
  const document = themed([ink])
  expect(extractTokens(document, { proposals: [], themeName: 'x' })).toMatchObject({ ok: false })
})

/** A page as text in which equal values are equal, without its theme’s tokens. */
const canonical = (document: BuilderDocument, added: readonly Token[]): string => {
  const plain = added.reduce<BuilderDocument>((now, { name, value }) => {
    const nodes = [...now.nodes].map(
      ([id, record]) => [id, jsonWithoutReference(record, name, value)] as const,
    )
    return { ...now, nodes: new Map(nodes), page: jsonWithoutReference(now.page, name, value) }
  }, document)
  const parts = replaceInPage(plain, proposalKey)
  const nodes = new Map(plain.nodes)
  for (const record of parts.nodes) nodes.set(record.uuid, record)
  return JSON.stringify([[...nodes], parts.head, parts.styles])
}

it('leaves every value as it was, is one step, and goes through JSON and HTML', () => {
  const values = fc.constantFrom('#0b6e4f', 'red', '#F00', 8, '8px', '1rem 8px', 'auto', 'x', '0 1px 2px red')
  const style = fc.dictionary(
    fc.constantFrom('color', 'border', 'padding', 'font-size', 'box-shadow', 'border-radius', 'margin'),
    values,
    { maxKeys: 4 },
  )
  fc.assert(
    fc.property(arbitraryDocument, fc.array(style, { maxLength: 6 }), (start, styles) => {
      const more = createDocument(
        styles.flatMap((each) => Array.from({ length: leastUses }, () => paragraph(each))),
      )
      const [root, moreRoot] = [start.nodes.get(start.root)!, more.nodes.get(more.root)!]
      const nodes = new Map([
        ...start.nodes,
        ...[...more.nodes].map(
          ([id, each]) => [`m${id}`, { ...each, uuid: `m${id}`, parent: start.root }] as const,
        ),
      ])
      nodes.delete(`m${more.root}`)
      nodes.set(start.root, {
        ...root,
        children: [...root.children, ...moreRoot.children.map((id) => `m${id}`)],
      })
      const document = { ...start, nodes }
      if (proposeTokens(document).length === 0) return
      const { proposals, change, document: after } = extracted(document)
      const tokens = proposals.map(({ token }) => token)
      expect(canonical(after, tokens)).toBe(canonical(document, tokens))
      expect(applyChange(after, invertChange(change))).toEqual(document)
      const read = importJson(exportJson(after))
      expect(read.ok && read.document.page.theme).toEqual(after.page.theme)
      const back = importHtml(exportHtml(after)).document
      expect(back.page.theme?.keepsBase).toBe(after.page.theme?.keepsBase)
    }),
  )
})

it('is added to the stored HTML of other pages without another change', () => {
  const document = createDocument([paragraph({ color: 'red' })])
  const own = extracted(themedless()).document.page.theme!
  const written = exportHtml({ ...document, page: withTheme(document.page, own) })
  expect(htmlWithTheme(exportHtml(document), own)).toBe(written)
  expect(written.replace(/<style data-theme[^]*?<\/style>\n/, '')).toBe(exportHtml(document))
})

const themedless = () => createDocument([1, 2, 3].map(() => paragraph({ color: '#222' })))
