import { describe, expect, it } from 'vitest'
import { tagOf } from '../blocks/registry.ts'
import { canvasView } from '../blocks/view-of.ts'
import { exportHtml } from '../html/export/export-html.ts'
import { importHtml } from '../html/import/import-html.ts'
import { leadFormDefinition, leadFormsIn } from '../html/leads/lead-form.ts'
import type { ExportPage, ExportWarning } from '../html/page.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { subtree } from '../tree/walk.ts'
import { listPlaceholders, literalPlaceholders, placeholdersAsText } from './document-placeholders.ts'

const formWith = (pattern: string) =>
  importHtml(
    `<form action="lead:"><label>Name <input name="a" pattern="${pattern}" required></label><button>Send</button></form>`,
  ).document

const inputIn = (document: BuilderDocument) =>
  subtree(document, document.root).find((record) => tagOf(record) === 'input')!

/** Returns the document as it was stored when patterns were still read for placeholders. */
const withStored = (document: BuilderDocument, pattern: string): BuilderDocument => {
  const input = inputIn(document)
  const attributes = { ...input.addition.attributes, pattern }
  return {
    ...document,
    nodes: new Map(document.nodes).set(input.uuid, { ...input, addition: { ...input.addition, attributes } }),
  }
}

const data = { nap: { phone: '555' }, year: 2026, values: { L: 'letters', Lu: 'upper' } }

/** Returns the written pattern everywhere that visitors, the server and the canvas meet it. */
const shown = (document: BuilderDocument) => {
  const warnings: ExportWarning[] = []
  const definitions: (string | undefined)[] = []
  const page: ExportPage = {
    title: 'Contact',
    data,
    warn: (warning) => warnings.push(warning),
    leadForm: (_nodeId, { fields }) => {
      definitions.push(fields[0]?.pattern)
      return { action: 'https://app.example/f/1', hidden: {} }
    },
  }
  const html = exportHtml(document, page)
  const canvas = canvasView(inputIn(document), data)
  return {
    html: / pattern="([^"]*)"/.exec(html)?.[1],
    rule: definitions[0],
    canvas: canvas.kind === 'element' ? canvas.attributes.pattern : undefined,
    warnings: warnings.map(({ code }) => code),
  }
}

describe('the pattern of a field', () => {
  it.each([
    ['\\p{L}+'],
    ['\\P{Lu}{2,3}'],
    ['[\\p{Script=Greek}]{4}'],
    ['[0-9]{4}'],
    ['[[\\p{L}]--[a-z]]+'],
    ['(a){year}'],
    ['{nap.phone}'],
  ])('%s has no placeholders', (pattern) => {
    const document = formWith(pattern)
    const expected = { html: pattern, rule: pattern, canvas: pattern, warnings: [] }
    expect(shown(document)).toEqual(expected)
    expect(listPlaceholders(document)).toEqual([])
    expect(shown(placeholdersAsText(document))).toEqual(expected)
    const again = importHtml(exportHtml(document, { keepPlaceholders: true })).document
    expect(inputIn(again).addition.attributes?.pattern).toBe(pattern)
  })

  it('is what its author wrote if an earlier import stored it with backslashes', () => {
    const document = withStored(formWith('x'), '\\p\\{L}+[0-9]{4}')
    const pattern = '\\p{L}+[0-9]{4}'
    expect(shown(document)).toEqual({ html: pattern, rule: pattern, canvas: pattern, warnings: [] })
    expect(literalPlaceholders(document)).toEqual([])
    expect(leadFormDefinition(document, leadFormsIn(document)[0]!).fields[0]?.pattern).toBe(pattern)
  })

  it('keeps a brace that is escaped for itself', () => {
    const pattern = '\\{[a-z]+\\}'
    expect(shown(formWith(pattern))).toMatchObject({ html: pattern, rule: pattern, canvas: pattern })
  })

  it('leaves the other texts of its field to be filled', () => {
    const { document } = importHtml('<input placeholder="{year}" title="Since {year}" pattern="\\p{L}">')
    expect(exportHtml(document, { data })).toMatch(/placeholder="2026" title="Since 2026" pattern="\\p\{L\}"/)
  })
})
