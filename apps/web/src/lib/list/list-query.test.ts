import { describe, expect, it } from 'vitest'
import { listQuery, listState } from './list-query.ts'
import type { ListSearch } from './list-search.ts'

const read = (search: ListSearch) => listState(search, ['name', 'createdAt'], '-createdAt')

describe('the query of a list', () => {
  it.each([
    [{}, { $limit: 20, $skip: 0, $sort: { createdAt: -1 } }],
    [{ page: '3' }, { $limit: 20, $skip: 40, $sort: { createdAt: -1 } }],
    [
      { page: '2', size: '50', sort: 'name' },
      { $limit: 50, $skip: 50, $sort: { name: 1 } },
    ],
    [{ sort: '-name' }, { $limit: 20, $skip: 0, $sort: { name: -1 } }],
  ])('of %j is %j', (search, query) => {
    expect(listQuery(read(search))).toEqual(query)
  })

  it('is narrowed to what the columns offer', () => {
    const search = { filter: 'name.has=ash&password.has=x' }
    expect(listQuery(listState(search, ['name'], 'name', [], ['name']))).toMatchObject({
      $and: [{ name: { $search: 'ash' } }],
    })
    expect(listQuery(read(search))).not.toHaveProperty('$and')
  })

  it('knows the statuses of its records, and ignores others', () => {
    const status = (wanted: string) => listState({ status: wanted }, [], 'name', ['draft', 'failed']).status
    expect(status('failed')).toBe('failed')
    expect(status('nonsense')).toBe('')
    expect(read({ status: 'failed' }).status).toBe('')
  })

  it.each([
    { page: '0' },
    { page: '-4' },
    { page: 'x' },
    { size: '7' },
    { size: '1e9' },
    { sort: 'password' },
  ])('ignores the senseless %j', (search) => {
    expect(listQuery(read(search))).toEqual(listQuery(read({})))
  })
})
