import { describe, expect, it } from 'vitest'
import { changedContent, withGapsFilled, withProposals, type Entry, type FoundValue } from './entries.ts'

let made = 0
const newId = () => `new-${++made}`
const source = { kind: 'page', line: 'We have worked since 1998.', url: 'https://example.com/' } as const
const entry = (id: string, value: unknown, from: Entry['source'] = null): Entry => ({
  id,
  value,
  source: from,
})
const found = (field: FoundValue['field'], value: unknown): FoundValue => ({ field, value, source })

describe('changes by a person', () => {
  const content = {
    confirmed: { areas: [entry('a', 'Bristol', source), entry('b', 'Bath')] },
    proposed: { areas: [entry('c', 'Wells', source)], since: [entry('d', 1998, source)] },
  }

  it('entered values replace those of their field; equal ones keep their source, changed ones lose it', () => {
    const given = { areas: [{ id: 'b', value: 'Bath' }, { id: 'a', value: 'Bristol' }, { value: 'York' }] }
    const { confirmed } = changedContent(content, { confirmed: given }, () => 'fresh')
    expect(confirmed.areas).toEqual([
      entry('b', 'Bath'),
      entry('a', 'Bristol', source),
      entry('fresh', 'York'),
    ])
    const edited = { areas: [{ id: 'a', value: 'Bristol and Bath' }] }
    expect(changedContent(content, { confirmed: edited }, newId).confirmed.areas).toEqual([
      entry('a', 'Bristol and Bath'),
    ])
  })

  it('confirmed proposals are added with their source, and dismissed ones are gone', () => {
    const { confirmed, proposed } = changedContent(content, { confirm: ['c'], dismiss: ['d'] }, newId)
    expect(confirmed.areas?.at(-1)).toEqual(entry('c', 'Wells', source))
    expect(proposed).toEqual({})
  })

  it('a proposal that was edited is confirmed as it was typed', () => {
    const given = { since: [{ id: 'd', value: 1997 }] }
    const { confirmed, proposed } = changedContent(content, { confirmed: given }, newId)
    expect(confirmed.since).toEqual([entry('d', 1997)])
    expect(proposed.since).toBeUndefined()
  })

  it('confirming never overwrites a value that a person entered', () => {
    const typed = { ...content, confirmed: { since: [entry('e', 2001)] } }
    const { confirmed, proposed } = changedContent(typed, { confirm: ['d'] }, newId)
    expect(confirmed.since).toEqual([entry('e', 2001)])
    expect(proposed.since).toBeUndefined()
  })

  it('ids of other values, or of none, change nothing', () => {
    expect(changedContent(content, { confirm: ['a', 'x'], dismiss: ['b'] }, newId).confirmed).toEqual(
      content.confirmed,
    )
  })
})

describe('proposals of a draft', () => {
  it('never touch confirmed values, and repeat nothing', () => {
    const content = {
      confirmed: { areas: [entry('a', 'Bristol')], since: [entry('b', 2001)] },
      proposed: { areas: [entry('c', 'Bath', source)] },
    }
    const proposed = withProposals(
      content,
      [found('areas', ' BRISTOL '), found('areas', 'bath'), found('areas', 'Wells'), found('since', 1998)],
      () => 'fresh',
    )
    expect(proposed).toEqual({ areas: [entry('c', 'Bath', source), entry('fresh', 'Wells', source)] })
  })

  it('a field with one value proposes the newest draft’s first', () => {
    const content = { confirmed: {}, proposed: { since: [entry('a', 1990, source)] } }
    const proposed = withProposals(content, [found('since', 1998), found('since', 1999)], () => 'fresh')
    expect(proposed.since).toEqual([entry('fresh', 1998, source)])
  })

  it('stay within the number of values of a field', () => {
    const many = Array.from({ length: 150 }, (_, at) => found('areas', `Area ${at}`))
    expect(withProposals({ confirmed: {}, proposed: {} }, many, newId).areas).toHaveLength(100)
  })
})

it('a merge keeps the values of the kept profile and fills its gaps', () => {
  const kept = { since: [entry('a', 2001)] }
  const other = { since: [entry('b', 1998)], areas: [entry('c', 'Bath')] }
  expect(withGapsFilled(kept, other)).toEqual({ since: [entry('a', 2001)], areas: [entry('c', 'Bath')] })
})
