import { describe, expect, it } from 'vitest'
import { listState } from './list-query.ts'
import { pageQuery, type ListSource } from './list-source.ts'
import type { ListSearch } from './list-search.ts'

const source: ListSource<never> = {
  resource: { path: 'notes', find: () => Promise.reject(), findAll: () => Promise.reject() },
  searched: ['name', 'text'],
  sortable: ['name', 'createdAt'],
  defaultSort: '-createdAt',
}
const listQuery = (state: ReturnType<typeof listState>) => pageQuery(source, state)

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

  it.each([
    [
      'any of several fields',
      ['name', 'text'],
      { $or: ['name', 'text'].map((at) => ({ [at]: { $search: 'a' } })) },
    ],
    ['one field', ['name'], { name: { $search: 'a' } }],
    ['what the server searches', undefined, { search: 'a' }],
  ])('looks for words in %s', (_where, searched, query) => {
    const { searched: _, ...anywhere } = source
    expect(pageQuery({ ...anywhere, ...(searched && { searched }) }, read({ q: 'a' }))).toMatchObject(query)
  })

  it('names no order without sortable fields', () => {
    const { sortable: _, ...unsorted } = source
    expect(pageQuery(unsorted, read({}))).toEqual({ $limit: 20, $skip: 0 })
  })

  it('adds the filters to the conditions of the screen', () => {
    const state = listState({ filter: 'name.is=ash' }, ['name'], 'name', [], ['name'])
    expect(pageQuery(source, state, { $and: [{ host: 'a.example' }] })).toMatchObject({
      $and: [{ name: 'ash' }, { host: 'a.example' }],
    })
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
