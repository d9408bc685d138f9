import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUp, startTestApi, type TestApi } from '../../../testing/worlds/start-api.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { eraseAccount } from '../../accounts/users/delete-account.ts'
import { contributions } from '../../../main/contributions.ts'
import { evictLocalCopies, startCopyEviction } from './evict-local-copies.ts'

let api: TestApi
let dataDir: string
beforeAll(async () => {
  api = await startTestApi()
  dataDir = await mkdtemp(join(tmpdir(), 'web2-copies-'))
})
afterAll(async () => {
  await api.stop()
  await rm(dataDir, { recursive: true })
})

const here = () => ({ ...api.context, config: { ...api.context.config, dataDir } })

const copyOf = async (accountId: string) => {
  await mkdir(join(dataDir, 'media', accountId, 'ab'), { recursive: true })
  await writeFile(join(dataDir, 'media', accountId, 'ab', 'abcd.png'), 'picture')
}

it('does nothing without copies', async () => {
  await evictLocalCopies(here())
})

it('deletes the copies of a deleted account and no others', async () => {
  // the first one is the admin, who can't be deleted
  const [stays, gone] = [await signUp(api), await signUp(api)]
  for (const { accountId } of [gone, stays]) await copyOf(accountId)
  await writeFile(join(dataDir, 'media', 'notes.txt'), 'of somebody')
  const { db, now } = api.context
  await db
    .transaction()
    .execute((transaction) => eraseAccount({ contributions, now }, transaction, gone.accountId))
  const told: Error[] = []
  await startCopyEviction(here(), (error) => told.push(error)).stop()
  expect((await readdir(join(dataDir, 'media'))).toSorted()).toEqual(
    ['notes.txt', stays.accountId].toSorted(),
  )
  expect(told).toEqual([])
})

it('deletes copies of images without a record, but no file being written', async () => {
  const { accountId } = await signUp(api)
  const folder = join(dataDir, 'media', accountId, 'ab')
  await mkdir(folder, { recursive: true })
  const [named, unnamed] = ['ab'.repeat(32), 'abc'.padEnd(64, '0')]
  await api.context.db
    .insertInto('mediaFiles')
    .values({
      id: uuidV7(),
      accountId,
      createdBy: null,
      folder: '',
      name: 'tulips.png',
      sha256: named,
      type: 'image/png',
      size: 7,
      width: 1,
      height: 1,
      removedAt: null,
    })
    .execute()
  const files = [named, unnamed].flatMap((sha256) =>
    ['.png', '.thumb.webp', '.png.0123456789ab.draft'].map((ending) => sha256.slice(0, 32) + ending),
  )
  for (const name of files) await writeFile(join(folder, name), 'picture')
  await writeFile(join(dataDir, 'media', accountId, 'notes.txt'), 'of somebody')
  await evictLocalCopies(here())
  expect((await readdir(folder)).toSorted()).toEqual(
    files.filter((name) => name.startsWith(named.slice(0, 32)) || name.endsWith('.draft')).toSorted(),
  )
})
