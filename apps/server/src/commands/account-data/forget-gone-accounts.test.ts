import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUp, startTestApi, type TestApi } from '../../testing/api.ts'
import { eraseAccount } from './delete-account.ts'
import { forgetGoneAccounts, startForgetting } from './forget-gone-accounts.ts'

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

it('has nothing to do where there are no copies', async () => {
  await forgetGoneAccounts(here())
})

it('removes the copies of an account that is gone, and those of no other', async () => {
  // the first one is the admin, who can't go
  const [stays, gone] = [await signUp(api), await signUp(api)]
  for (const { accountId } of [gone, stays]) await copyOf(accountId)
  await writeFile(join(dataDir, 'media', 'notes.txt'), 'of somebody')
  const { db, now } = api.context
  await db.transaction().execute((transaction) => eraseAccount(transaction, gone.accountId, now()))
  const told: Error[] = []
  await startForgetting(here(), (error) => told.push(error)).stop()
  expect((await readdir(join(dataDir, 'media'))).toSorted()).toEqual(
    ['notes.txt', stays.accountId].toSorted(),
  )
  expect(told).toEqual([])
})
