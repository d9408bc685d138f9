import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportJson, importJson } from '../json/document-json.ts'
import { arbitraryDocument } from '../testing/arbitrary-document.ts'
import { brokenInvariants } from '../tree/invariants.ts'
import { exportHtml } from './export/export-html.ts'
import { withoutScripts } from './without-scripts.ts'

const element = (tag: string, attributes: object = {}, children: object[] = []) => ({
  componentName: 'Element',
  props: {},
  children,
  addition: { tag, attributes },
})

const cleaned = (...children: object[]): string => {
  const read = importJson(
    JSON.stringify({ componentName: 'Canvas', props: {}, children, addition: { tag: 'body' } }),
  )
  if (!read.ok) throw new Error(read.detail)
  const clean = withoutScripts(read.document)
  expect(brokenInvariants(clean)).toEqual([])
  return exportJson(clean)
}

describe('withoutScripts', () => {
  it.each([
    ['a script with what is in it', element('script', {}, [element('b', { id: 'evil' })])],
    ['a handler', element('p', { onclick: 'evil()' })],
    ['a plugin', element('object', { data: 'evil' })],
    ['an address that runs', element('a', { href: 'java\tscript:evil()' })],
    ['a document in an attribute', element('iframe', { srcdoc: 'evil' })],
    [
      'a prop that runs',
      { componentName: 'Link', props: { href: 'javascript:evil()', content: 'x' }, children: [] },
    ],
  ])('removes all of %s', (_what, node) => {
    expect(cleaned(node, element('p', { id: 'good' }))).not.toContain('evil')
    expect(cleaned(node, element('p', { id: 'good' }))).toContain('good')
  })

  it('keeps the case of names in an icon, so that a document compares equal to the stored one', () => {
    const icon = (attributes: object) => ({
      ...{ componentName: 'Icon', props: {}, children: [] },
      addition: { attributes },
    })
    expect(cleaned(icon({ preserveAspectRatio: 'none' }))).toContain('"preserveAspectRatio":"none"')
    expect(cleaned(icon({ ONCLICK: 'evil()', class: 'good' }))).not.toContain('evil')
  })

  it('does not change the visible page', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        expect(exportHtml(withoutScripts(document))).toBe(exportHtml(document))
      }),
      { numRuns: 50 },
    )
  })
})
