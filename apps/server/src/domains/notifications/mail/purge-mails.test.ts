import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '@web2/contract/core'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/postgres.ts'
import { purgeMails } from './purge-mails.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

test('deletes old emails except queued ones', async () => {
  const { db } = database
  const now = new Date('2026-11-22T12:00:00Z')
  const mail = (subject: string, status: 'kept' | 'sent' | 'queued', age: number) => {
    const at = new Date(now.getTime() - age).toISOString()
    return {
      id: uuidV7(),
      recipient: 'a@example.com',
      subject,
      bodySealed: '',
      status,
      dueAt: at,
      createdAt: at,
    }
  }
  await db
    .insertInto('mails')
    .values([
      mail('young', 'kept', limits.mailsKept - 1),
      mail('old', 'kept', limits.mailsKept + 1),
      mail('old and sent', 'sent', limits.mailsKept + 1),
      mail('old and waiting', 'queued', limits.mailsKept + 1),
    ])
    .execute()
  await purgeMails({ db, now: () => now })
  const left = await db.selectFrom('mails').select('subject').orderBy('subject').execute()
  expect(left.map(({ subject }) => subject)).toEqual(['old and waiting', 'young'])
})
