import { expect, it } from 'vitest'
import { smallInput } from '../../../platform/threads/bounded-reader.ts'
import { articleColumns } from './article-fields.ts'
import { cleanAhead, cleaned, type TextSent } from './clean-ahead.ts'

const long = `<p onclick="x()">Roses</p><script>x()</script>${'<p>A garden.</p>'.repeat(6_000)}`
const short = long.slice(0, smallInput)

it('cleans a long text in a thread, as a short one is cleaned where it is stored', async () => {
  const sent: TextSent = await cleanAhead('account', { text: long })
  expect(sent[cleaned]?.words).toBe(12_001)
  expect(articleColumns(sent)).toEqual(articleColumns({ text: long }))
  expect((await cleanAhead<TextSent>('account', { text: short }))[cleaned]).toBeUndefined()
})

it('stores what was cleaned, and not what was sent', async () => {
  const { text } = articleColumns(await cleanAhead('account', { text: long }))
  expect(text).not.toMatch(/onclick|script/)
})
