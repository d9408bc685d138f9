import { createDocument, storedJson } from '@web2/builder'
import { limits } from '@web2/contract/core'
import { expect, it } from 'vitest'
import { oneReadAhead, readAhead } from './parse-in-thread.ts'
import { aheadOf, readContent, type SentContent } from './read-content.ts'

const field = (index: number) => `pages.${index}.document`
const large = `<h1>Roses</h1>${'<p>A garden.</p>'.repeat(6_000)}`
const withoutIds = (text: string | undefined) => text?.replaceAll(/"uuid":"[^"]+"/g, '')

it('parses large html in a thread, with the same result', async () => {
  const sent: SentContent = await oneReadAhead('account', { html: large }, { field: 'html' })
  expect(sent[aheadOf]).toBeDefined()
  const now = readContent({ html: large }, 'html')?.stored()
  const ahead = readContent(sent, 'html')?.stored()
  expect(ahead?.html).toBe(now?.html)
  expect(withoutIds(ahead?.document)).toBe(withoutIds(now?.document))
})

it('parses a large document in a thread, as value or text, with the given texts', async () => {
  const text = readContent({ html: large }, 'html')!.text()
  for (const document of [text, JSON.parse(text) as unknown]) {
    const given = () => ({ title: 'Given' })
    const sent: SentContent = await oneReadAhead('account', { document }, { field: 'document', given })
    const expected = readContent({ document }, 'document')?.stored({ title: 'Given' })
    expect(sent[aheadOf]?.stored({ title: 'Given' })).toEqual(expected)
    expect(sent[aheadOf]?.stored()).toEqual(readContent({ document }, 'document')?.stored())
  }
})

it('keeps the record’s texts for html without them', async () => {
  const before = () => Promise.resolve({ title: 'Before', description: 'Text' })
  const read = async (html: string) => {
    const sent: SentContent = await oneReadAhead('account', { html }, { field: 'html', before })
    return sent[aheadOf]
  }
  const page = await read(large)
  expect(page?.head).toEqual({ title: '', description: '' })
  expect(page?.stored({ title: 'Before', description: 'Text' }).html).toContain('<title>Before</title>')
  const titled = await read(`<title>Own</title>${large}`)
  expect(titled?.stored({ description: 'Text' })).toMatchObject({ title: 'Own', description: 'Text' })
})

it('counts the content of all pages together', async () => {
  const html = large.slice(0, 30_000)
  const isAhead = async (all: readonly SentContent[]) =>
    (await readAhead('account', all, { field })).map((sent) => sent[aheadOf] !== undefined)
  const document: unknown = JSON.parse(storedJson(createDocument()))
  expect(await isAhead([{ html }, { document }])).toEqual([false, false])
  expect(await isAhead([{ html }, { html }, { html }, { document, html }, {}])).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})

it('rejects invalid content with the same message in a thread', async () => {
  const document = { componentName: 'Canvas', props: { a: 'x'.repeat(70_000) }, children: 1, addition: {} }
  const now = () => readContent({ document }, field(0))
  let words: unknown
  try {
    now()
  } catch (error) {
    words = (error as { errors: unknown }).errors
  }
  expect(words).toBeDefined()
  await expect(readAhead('account', [{ document }], { field })).rejects.toMatchObject({
    code: 400,
    errors: words,
  })
})

it('rejects html that becomes a page too large to store', async () => {
  const sent = [{}, { html: '<b>x</b>'.repeat(Math.ceil(limits.documentBytes / 100)) }]
  await expect(readAhead('account', sent, { field })).rejects.toMatchObject({
    code: 400,
    errors: { 'pages.1.document': expect.stringContaining('above the limit') },
  })
}, 60_000)

it('rejects html that takes too long', async () => {
  const html = large.repeat(30)
  await expect(readAhead('account', [{ html }], { field, within: 1 })).rejects.toMatchObject({
    code: 400,
    errors: {
      'pages.0.document': 'This page takes too long to read. Make it smaller or simpler, then try again.',
    },
  })
})
