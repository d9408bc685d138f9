import { importJson } from '@web2/builder'
import { limits } from '@web2/contract/core'
import { describe, expect, it } from 'vitest'
import { readContent } from './read-content.ts'
import { deepestPage, pageDepth } from './page-depth.ts'

const nested = (levels: number) => '<div>'.repeat(levels) + 'text' + '</div>'.repeat(levels)

const refusal = (field: string) =>
  expect.objectContaining({ code: 400, errors: { [field]: expect.stringContaining('levels deep') } })

describe('a page of a client', () => {
  it('may nest its elements up to the limit, and can be returned then', () => {
    // the body counts too; the innermost box contains its text itself
    const text = readContent({ html: nested(deepestPage - 1) }, 'html')!.text()
    const read = importJson(text)
    expect(read.ok && pageDepth(read.document)).toBe(deepestPage)
    expect(() => JSON.stringify(JSON.parse(text))).not.toThrow()
  })

  it.each([deepestPage, 50_000])('of %d levels of html is rejected with the reason', (levels) => {
    expect(() => readContent({ html: nested(levels) }, 'html')).toThrow(refusal('html'))
  })

  it('is rejected when larger than the editor may send', () => {
    const page = readContent({ html: `<p>${'x'.repeat(limits.documentBytes)}</p>` }, 'html')!
    const errors = { html: expect.stringContaining('limit of 15 MB') }
    expect(() => page.stored()).toThrow(expect.objectContaining({ code: 400, errors }))
  })

  it.each([1_200, 20_000])('of %d levels in wire form is rejected for the same reason', (levels) => {
    const text = readContent({ html: 'text' }, 'html')!.text()
    const open = '{"componentName":"Container","props":{},"addition":{},"children":['
    const wire = JSON.parse(text) as { children: unknown[] }
    wire.children = [JSON.parse(open.repeat(levels) + ']}'.repeat(levels))]
    expect(() => readContent({ document: wire }, 'document')).toThrow(refusal('document'))
  })
})
