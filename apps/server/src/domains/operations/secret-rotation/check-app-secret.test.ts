import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { createSecretBox } from '../../../platform/secrets/seal.ts'
import { replaceLostSecret } from './rotate-secret.ts'
import { emptyInstallation } from '../../../testing/processes/installations.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/postgres.ts'
import { createPlace } from '../../../testing/processes/product-process.ts'
import { requireSameSecret } from './check-app-secret.ts'

/* Instances of one database share one secret: each opens what the others seal, and sessions work on all. */

vi.setConfig({ testTimeout: 120_000 })

const one = 'the secret of this installation, 32 long'
const other = 'the secret of some other place, 32 long'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.destroy())

const check = (secret: string) => requireSameSecret(database.db, secret)
const another = 'APP_SECRET doesn’t match the one'

test('the first secret becomes the installation’s, and others are refused', async () => {
  await check(one)
  await check(one)
  await expect(check(other)).rejects.toThrow(another)
})

test('of two first starts at the same time, one is refused', async () => {
  const results = await Promise.allSettled([one, other, one, other].map(check))
  const passed = results.map(({ status }) => status === 'fulfilled')
  expect([
    [true, false, true, false],
    [false, true, false, true],
  ]).toContainEqual(passed)
})

test('an older installation is recognized by its sealed values', async () => {
  const place = { table: 'mails', column: 'body_sealed', accountId: '' }
  await database.db
    .insertInto('mails')
    .values({
      id: uuidV7(),
      recipient: 'ada@example.com',
      subject: 'Roses',
      bodySealed: createSecretBox(one).seal('words', place),
      status: 'kept',
      dueAt: new Date().toISOString(),
    })
    .execute()
  await expect(check(other)).rejects.toThrow(another)
  await check(one)
})

test('a second instance with another secret is refused until the first secret is declared lost', async () => {
  const installation = await emptyInstallation({ APP_SECRET: other })
  const [first, second] = [await createPlace(), await createPlace()]
  const node = (secret: string) => ({ DATABASE_URL: installation.databaseUrl, APP_SECRET: secret })
  try {
    const running = first.start(node(one))
    await running.ready
    const refused = second.start(node(other))
    expect([await refused.ended, refused.output()]).toEqual([1, expect.stringContaining(another)])
    expect(refused.output()).not.toMatch(/\n +at /)
    await expect(replaceLostSecret(installation.settings)).rejects.toThrow('Stop all its processes')
    expect(await running.kill('SIGTERM')).toBe(0)

    await replaceLostSecret(installation.settings)
    await second.start(node(other)).ready
    expect(await first.start(node(one)).ended).toBe(1)
  } finally {
    await first.clear()
    await second.clear()
    await installation.remove()
  }
})
