import { mkdtemp, rm } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTurboWorld, type TurboWorld } from '../../../testing/worlds/generator-world.ts'
import { readTable } from './parse-table.ts'
import { storeTable } from './store-table.ts'
import { openList } from './load-list.ts'

let world: TurboWorld
let folder: string
beforeAll(async () => {
  world = await startTurboWorld()
  folder = await mkdtemp(join(tmpdir(), 'rows-'))
})
afterAll(async () => {
  await world.stop()
  await rm(folder, { recursive: true, force: true })
})

const tableOf = async (rows: number): Promise<string> => {
  const path = join(folder, `${rows}.csv`)
  const file = createWriteStream(path)
  file.write('city,state,zip\n')
  for (let row = 0; row < rows; row += 1)
    if (!file.write(`Town ${row},State ${row % 50},${10_000 + row}\n`)) await once(file, 'drain')
  file.end()
  await once(file, 'finish')
  return path
}

const store = async (rows: number) => {
  const path = await tableOf(rows)
  const { accountId } = world
  const { context, owner } = world.world
  return storeTable(context, { ...owner, accountId, userId: owner.userId }, 'Towns', (keep) =>
    readTable(path, keep),
  )
}

it('stores a million rows and finds any of them; refuses one more', { timeout: 300_000 }, async () => {
  const data = await store(1_000_000)
  expect(data).toMatchObject({ rows: 1_000_000, columns: ['city', 'state', 'zip'] })
  const { db } = world.world.context
  const list = await openList(db, world.accountId, { name: 'place', dataId: data._id }, 1)
  const wanted = [0, 999_999, 123_456, 500_000]
  await list!.load(wanted)
  for (const row of wanted) expect(list!.row(row)[0]).toBe(`Town ${row}`)
  await expect(store(1_000_001)).rejects.toThrow(/more than 1,000,000 rows/)
})
