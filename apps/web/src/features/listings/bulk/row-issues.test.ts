import { describe, expect, it } from 'vitest'
import { checkRow } from './check-row.ts'
import type { Mapping } from './guess-columns.ts'
import { fieldIssues, missingColumns } from './row-issues.ts'

const mapping: Mapping = ['businessName', 'address1', 'phone', 'weekdays']
const rows = [
  ['Elm', '1 Elm St', '555 0100', 'Mon-Fri 9-17'],
  ['Oak', '1 Oak St', '', ''],
  ['Ash', '1 Ash St', '', 'whenever'],
  ['Fir', '1 Fir St', '555 0101', 'whenever'],
].map((cells, at) => checkRow(cells, mapping, at))

describe('fieldIssues', () => {
  it('counts rows by the field at fault, warnings only of rows that are added', () =>
    expect(fieldIssues(rows)).toEqual([
      { name: 'Phone', skipped: 2, warned: 0 },
      { name: 'Hours', skipped: 0, warned: 1 },
    ]))
})

describe('missingColumns', () => {
  it.each<[string, Mapping, string[]]>([
    ['all required columns', mapping, []],
    ['no phone', ['businessName', 'address1', null], ['Phone']],
    ['a second address line in place of the first', ['businessName', 'address2', 'phone'], []],
    ['nothing known', [null], ['Business name', 'Address line 1', 'Phone']],
  ])('with %s', (_name, columns, missing) => expect(missingColumns(columns)).toEqual(missing))
})
