import { limits } from '@web2/contract'
import { expect, it } from 'vitest'
import { readContent } from './page-content.ts'
import { aheadOf, oneReadAhead, readAhead, type HtmlSent } from './read-ahead.ts'

const field = (index: number) => `pages.${index}.document`
const large = `<h1>Roses</h1>${'<p>A garden.</p>'.repeat(6_000)}`

it('reads large html in a thread, into the same page', async () => {
  const sent: HtmlSent = await oneReadAhead('account', { html: large }, 'html')
  const nodes = (of: ReturnType<typeof readContent>) =>
    [...(of?.nodes.values() ?? [])].map(({ componentName, props, addition }) => [
      componentName,
      props,
      addition,
    ])
  expect(sent[aheadOf]).toBeDefined()
  expect(nodes(readContent(sent, 'html'))).toEqual(nodes(readContent({ html: large }, 'html')))
})

it('counts the html of all pages together', async () => {
  const html = large.slice(0, 30_000)
  const isAhead = async (all: readonly HtmlSent[]) =>
    (await readAhead('account', all, field)).map((sent) => sent[aheadOf] !== undefined)
  expect(await isAhead([{ html }])).toEqual([false])
  expect(await isAhead([{ html }, { html }, { html }, { document: {}, html }])).toEqual([
    true,
    true,
    true,
    false,
  ])
})

it('refuses html that becomes a page too large to be stored', async () => {
  const sent = [{}, { html: '<b>x</b>'.repeat(Math.ceil(limits.documentBytes / 100)) }]
  await expect(readAhead('account', sent, field)).rejects.toMatchObject({
    code: 400,
    errors: { 'pages.1.document': expect.stringContaining('is the most') },
  })
}, 60_000)

it('refuses html that takes too long', async () => {
  const html = large.repeat(30)
  await expect(readAhead('account', [{ html }], field, 1)).rejects.toMatchObject({
    code: 400,
    errors: {
      'pages.0.document': 'This page takes too long to read. Make it smaller or simpler, then try again.',
    },
  })
})
