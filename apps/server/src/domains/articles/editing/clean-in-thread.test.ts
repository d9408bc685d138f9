import { expect, it } from 'vitest'
import { smallInput } from '../../../platform/threads/bounded-reader.ts'
import { articleColumns } from './article-fields.ts'
import { cleanAhead, cleaned, type TextSent } from './clean-in-thread.ts'

const long = `<p onclick="x()">Roses</p><script>x()</script>${'<p>A garden.</p>'.repeat(6_000)}`
const short = long.slice(0, smallInput)

it('cleanAhead cleans long texts in a thread, with the same result as short ones', async () => {
  const sent: TextSent = await cleanAhead('account', { text: long })
  expect(sent[cleaned]?.words).toBe(12_001)
  expect(articleColumns(sent)).toEqual(articleColumns({ text: long }))
  expect((await cleanAhead<TextSent>('account', { text: short }))[cleaned]).toBeUndefined()
})

it('cleanAhead stores the cleaned text, not the submitted one', async () => {
  const { text } = articleColumns(await cleanAhead('account', { text: long }))
  expect(text).not.toMatch(/onclick|script/)
})
