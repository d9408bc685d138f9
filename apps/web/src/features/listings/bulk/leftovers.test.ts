import { expect, it } from 'vitest'
import { checkRow, isGood } from './check-row.ts'
import type { Mapping } from './guess-columns.ts'
import { checkLeft, isReady, leftRows, missingData, type Leftovers } from './leftovers.ts'
import { newImport, nextPart } from './run-import.ts'

const mapping: Mapping = ['businessName', 'address1', 'phone', 'latitude', 'fax']
const rows = [
  ['Whole', '1 Lane', '555', '51', ''],
  ['No phone', '2 Lane', '', '', ''],
  ['Odd latitude', '3 Lane', '555', 'north', ''],
  ['Refused', '4 Lane', '555', '', ''],
  ['Odd fax', '5 Lane', '555', '', '0'],
].map((cells, at) => checkRow(cells, mapping, at))

const ended = async () => {
  const good = rows.filter(isGood)
  const run = await nextPart(newImport('id', good), async () => ({
    created: 3,
    rejected: [{ row: 2, errors: { phone: 'Wrong' } }],
    warnings: [{ row: 3, errors: { fax: 'Odd' } }],
    ids: ['a', 'b', null, 'd'],
  }))
  return leftRows(
    run,
    rows.filter((row) => !isGood(row)),
  )
}

it('what was not added, or not all of it, is left in the order of the file', async () => {
  const left = await ended()
  expect(left.map(({ at, napId, fields }) => [at, napId, fields])).toEqual([
    [1, null, []],
    [2, 'b', ['latitude']],
    [3, null, ['phone']],
    [4, 'd', ['fax']],
  ])
})

it('a corrected row is ready; one that was added gets what it lacked and nothing else', async () => {
  const left = await ended()
  const leftovers: Leftovers = { head: [], mapping, country: '', rows: left, pending: null }
  const ready = (at: number, cells: readonly string[], errors = {}) => {
    const row = left.find((each) => each.at === at)
    if (!row) throw new Error('no such row')
    const changed = { ...row, cells, errors }
    return [
      isReady(changed, checkLeft(leftovers, changed)),
      missingData(changed, checkLeft(leftovers, changed)),
    ]
  }
  expect(left.map((row) => isReady(row, checkLeft(leftovers, row)))).toEqual([false, false, false, false])
  expect(ready(1, ['No phone', '2 Lane', '777', '', ''])[0]).toBe(true)
  expect(ready(2, ['Odd latitude', '3 Lane', '555', 'south', ''])[0]).toBe(false)
  expect(ready(2, ['Renamed', '3 Lane', '555', '52', ''])).toEqual([true, { latitude: '52' }])
})
