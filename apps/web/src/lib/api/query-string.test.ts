import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { stringify } from './query-string.ts'

// the one that the API client would use otherwise
const client = createRequire(import.meta.resolve('@feathersjs/rest-client'))
const qs = client('qs') as { stringify(query: object): string }

it.each([
  ['a page of a list', { $limit: 20, $skip: 40, $sort: { name: 1, createdAt: -1 } }],
  ['conditions', { status: { $in: ['draft', 'failed'] }, $or: [{ a: 1 }, { b: { $ne: true } }] }],
  ['words', { $search: 'Ünïcode & co = 100% + more', empty: '' }],
  ['what is missing', { gone: undefined, none: null, list: [], nothing: {} }],
  ['a day', { createdAt: { $gte: new Date(0) } }],
])('writes %s as qs does', (_name, query) => {
  expect(stringify(query)).toBe(qs.stringify(query))
})
