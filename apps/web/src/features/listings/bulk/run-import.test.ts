import type { NapBatch } from '@web2/contract/listings'
import { expect, it } from 'vitest'
import { checkRow } from './check-row.ts'
import { newImport, nextPart } from './run-import.ts'

const rows = Array.from({ length: 1_001 }, (_, at) =>
  checkRow([`Business ${at}`, '1 Lane', '555'], ['businessName', 'address1', 'phone'], at),
)

it('sends every row once, in batches, and resumes at a failed batch', async () => {
  const sent: NapBatch[] = []
  const send = async (part: NapBatch) => {
    if (part.batch === 1 && sent.length === 1) {
      sent.push(part)
      throw new Error('The network is away.')
    }
    sent.push(part)
    const rejected = part.batch === 2 ? [{ row: 0, errors: { phone: 'Wrong' } }] : []
    return { created: part.rows.length - rejected.length, rejected }
  }
  let run = newImport('id', rows)
  run = await nextPart(run, send)
  await expect(nextPart(run, send)).rejects.toThrow('away')
  while (run.done < rows.length) run = await nextPart(run, send)

  expect(sent.map(({ batch, rows: part }) => [batch, part.length])).toEqual([
    [0, 500],
    [1, 500],
    [1, 500],
    [2, 1],
  ])
  expect(run.created).toBe(1_000)
  expect(run.rejected.map(([{ at }, errors]) => [at, errors])).toEqual([[1_000, { phone: 'Wrong' }]])
})
