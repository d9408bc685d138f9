import { afterAll, beforeAll, expect, expectTypeOf, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'
import { findAccountRow, lockAccountRow, requireAccountRow, type AccountTable } from './account-row.ts'
import { uuidV7 } from './uuid-v7.ts'

let database: TestDatabase
const [own, other, id] = [uuidV7(), uuidV7(), uuidV7()]

beforeAll(async () => {
  database = await createTestDatabase()
  const accounts = [own, other].map((accountId) => ({ id: accountId, name: 'A' }))
  await database.db.insertInto('accounts').values(accounts).execute()
  await database.db
    .insertInto('runs')
    .values({
      id,
      accountId: own,
      createdBy: null,
      kind: 'test',
      subjectId: null,
      startedAt: null,
      endedAt: null,
    })
    .execute()
})
afterAll(() => database.destroy())

it('finds a row of the account, with all columns or the chosen ones', async () => {
  const { db } = database
  const key = { id, accountId: own }
  expect(await findAccountRow(db, 'runs', key)).toMatchObject({ id, accountId: own, status: 'queued' })
  expect(await requireAccountRow(db, 'runs', key, 'run', { columns: ['kind'] })).toEqual({ kind: 'test' })
})

it.each([
  ['of another account', { id, accountId: other }],
  ['that does not exist', { id: uuidV7(), accountId: own }],
  ['with a text that is no id', { id: 'x', accountId: own }],
  ['without an id', { id: null, accountId: own }],
])('a row %s is not found', async (_what, key) => {
  const { db } = database
  expect(await findAccountRow(db, 'runs', key)).toBeUndefined()
  const gone = { code: 404, message: 'This run doesn’t exist or was deleted.' }
  await expect(requireAccountRow(db, 'runs', key, 'run')).rejects.toMatchObject(gone)
  await expect(
    db.transaction().execute((transaction) => lockAccountRow(transaction, 'runs', key, 'run')),
  ).rejects.toMatchObject(gone)
})

it('locks the row as strongly as requested', async () => {
  const { db } = database
  const key = { id, accountId: own }
  const isFree = async (strength: 'update' | 'key share') => {
    const query = db.selectFrom('runs').select('id').where('id', '=', id).skipLocked()
    const rows = await (strength === 'update' ? query.forUpdate() : query.forKeyShare()).execute()
    return rows.length === 1
  }
  const whileLocked = (lock?: 'no key update' | 'key share') =>
    db.transaction().execute(async (transaction) => {
      await (lock
        ? findAccountRow(transaction, 'runs', key, { lock })
        : lockAccountRow(transaction, 'runs', key, 'run'))
      return { update: await isFree('update'), keyShare: await isFree('key share') }
    })
  expect(await whileLocked()).toEqual({ update: false, keyShare: false })
  expect(await whileLocked('no key update')).toEqual({ update: false, keyShare: true })
  expect(await whileLocked('key share')).toEqual({ update: false, keyShare: true })
  expect(await isFree('update')).toBe(true)
})

it('tables with hidden rows, and tables without accounts, are refused by type', () => {
  expectTypeOf<Extract<AccountTable, 'sites' | 'cloudPages' | 'savedBlocks' | 'runItems'>>().toBeNever()
})
