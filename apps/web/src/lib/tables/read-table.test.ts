import { expect, it } from 'vitest'
import { readTable } from './read-table.ts'
import { startReading } from './start-reading.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const wide = (columns: number) => Array.from({ length: columns }, (_, at) => `c${at}`).join(',')

it('a table of 300 columns is read', async () => {
  const table = await readTable(bytes(`${wide(300)}\n${wide(300)}`))
  expect(table).toMatchObject({ ok: true, rows: [{ length: 300 }] })
})

it.each([
  ['too many columns', `${wide(1_001)}\nx`, 'The table has 1001 columns; the limit is 1000.'],
  ['too many rows', `a\n${'x\n'.repeat(20_001)}`, 'The table has 20,001 rows; the limit is 20,000.'],
  ['no rows', 'a,b\n', 'The table has no rows'],
  ['nothing', '', 'The table has no rows'],
])('%s: the problem is said with what can be done', async (_name, text, problem) => {
  expect(await readTable(bytes(text))).toMatchObject({ ok: false, problem: expect.stringContaining(problem) })
})

it('an old workbook format is recognized by its first bytes', async () => {
  const table = await readTable(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0))
  expect(table).toMatchObject({
    ok: false,
    problem: expect.stringContaining('Save the file as .xlsx or CSV'),
  })
})

it('a file of 200 MB is refused before a byte of it is read', async () => {
  const file = { size: 200_000_000, arrayBuffer: () => Promise.reject(new Error('It was read.')) }
  expect(await startReading(file as unknown as Blob)).toEqual({
    ok: false,
    problem: 'The file is 200 MB; the limit is 25 MB. Split it into several files.',
  })
})
