import { limits } from '@web2/contract'
import { describe, expect, it } from 'vitest'
import { storedContent, readContent } from './page-content.ts'
import { deepestPage, pageDepth } from './page-depth.ts'

const nested = (levels: number) => '<div>'.repeat(levels) + 'text' + '</div>'.repeat(levels)

const refusal = (field: string) =>
  expect.objectContaining({ code: 400, errors: { [field]: expect.stringContaining('levels deep') } })

describe('a page of a client', () => {
  it('may nest its elements as deep as the limit says, and can be answered then', () => {
    // The body counts too; the innermost box keeps its text itself.
    const document = readContent({ html: nested(deepestPage - 1) }, 'html')!
    expect(pageDepth(document)).toBe(deepestPage)
    expect(() => JSON.stringify(JSON.parse(storedContent(document).document))).not.toThrow()
  })

  it.each([deepestPage, 50_000])('of %d levels of html is refused with the reason', (levels) => {
    expect(() => readContent({ html: nested(levels) }, 'html')).toThrow(refusal('html'))
  })

  it('is refused when it is larger than a request of the editor may be', () => {
    const document = readContent({ html: `<p>${'x'.repeat(limits.documentBytes)}</p>` }, 'html')!
    const errors = { html: expect.stringContaining('15 MB is the most') }
    expect(() => storedContent(document, 'html')).toThrow(expect.objectContaining({ code: 400, errors }))
  })

  it.each([1_200, 20_000])('of %d levels in wire form is refused for the same reason', (levels) => {
    const text = storedContent(readContent({ html: 'text' }, 'html')!).document
    const open = '{"componentName":"Container","props":{},"addition":{},"children":['
    const wire = JSON.parse(text) as { children: unknown[] }
    wire.children = [JSON.parse(open.repeat(levels) + ']}'.repeat(levels))]
    expect(() => readContent({ document: wire }, 'document')).toThrow(refusal('document'))
  })
})
