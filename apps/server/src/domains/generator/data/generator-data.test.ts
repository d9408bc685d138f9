import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TurboData } from '@web2/contract/generator'
import type { Answer } from '../../../testing/worlds/start-api.ts'
import { startTurboWorld, type TurboWorld } from '../../../testing/worlds/generator-world.ts'
import { openList } from './load-list.ts'

let world: TurboWorld
beforeAll(async () => {
  world = await startTurboWorld()
})
afterAll(() => world.stop())

const upload = async (content: string | Uint8Array<ArrayBuffer>) => {
  const form = new FormData()
  form.set('name', 'Towns')
  form.set('file', new Blob([content]), 'towns.csv')
  const answer = await fetch(`${world.api.url}/api/turbo-data`, {
    method: 'POST',
    headers: { authorization: `Bearer ${world.token}` },
    body: form,
  })
  return { status: answer.status, body: (await answer.json()) as Answer['body'] }
}

const rowOf = async (data: TurboData, row: number) => {
  const list = await openList(world.world.context.db, world.accountId, { name: 'place', dataId: data._id }, 1)
  await list!.load([row])
  return list!.row(row)
}

describe('an uploaded table', () => {
  it('is stored with its columns, rows and notes', async () => {
    const { status, body } = await upload('City;State\n"Salem; old";MA\nLynn\n')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Towns',
      columns: ['City', 'State'],
      rows: 2,
      firstRows: [
        ['Salem; old', 'MA'],
        ['Lynn', ''],
      ],
      notes: [expect.stringContaining('fewer values')],
    })
    expect(await rowOf(body, 1)).toEqual(['Lynn', ''])
  })

  it('is read in the encodings that spreadsheets write', async () => {
    const ansi = await upload(new Uint8Array([...Buffer.from('City\nZ'), 0xfc, ...Buffer.from('rich\n')]))
    expect(ansi.body).toMatchObject({
      firstRows: [['Zürich']],
      notes: [expect.stringContaining('Windows-1252')],
    })
    const wide = await upload(new Uint8Array([0xff, 0xfe, ...Buffer.from('City\nZürich\n', 'utf16le')]))
    expect(wide.body).toMatchObject({ columns: ['City'], firstRows: [['Zürich']], notes: [] })
  })

  it('keeps the position of rows across chunks', async () => {
    const { body } = await upload(
      `City\n${Array.from({ length: 1_234 }, (_, at) => `Town ${at}`).join('\n')}`,
    )
    expect(body.rows).toBe(1_234)
    for (const row of [0, 249, 250, 1_233]) expect(await rowOf(body, row)).toEqual([`Town ${row}`])
  })

  it.each([
    ['', /is empty/],
    ['City\n', /no rows/],
    ['City,city\na,b', /Two columns are named/],
    ['PK\u0003\u0004 and more', /workbook/],
    ['City\u0000\u0001\n', /not a text file/],
  ])('returns 400 with a message for %j', async (content, message) => {
    const { status, body } = await upload(content)
    expect(status).toBe(400)
    expect(body.errors.file).toMatch(message)
  })

  it('of another account returns 404, and one in use can’t be deleted', async () => {
    const { body } = await upload('City\nSalem')
    const turbo = await world.post('/cloud-sites-turbo', {
      name: 'Uses it',
      source: { templateId: '1' },
      lists: [{ name: 'place', dataId: body._id }],
      mode: 'all',
      seed: 0,
      pages: null,
      address: '{place}',
      pageName: '{place}',
      title: '',
      description: '',
      rules: [],
      listing: null,
      structure: { hubs: [], breadcrumb: false, nearby: 0, related: 0 },
      sitePer: null,
      siteName: 'Site',
      rootSlug: 'site',
      email: '',
      clouds: [],
      brakes: {
        sample: 1,
        perDay: null,
        timeZone: 'UTC',
        noindex: false,
        stopAtErrors: 20,
        stopAtCost: null,
        similarFrom: 0.8,
      },
    })
    const refused = await world.call('DELETE', `/turbo-data/${body._id}`)
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('“Uses it”') } })
    await world.call('DELETE', `/cloud-sites-turbo/${turbo._id}`)
    expect((await world.call('DELETE', `/turbo-data/${body._id}`)).status).toBe(200)
    expect(
      await openList(world.world.context.db, crypto.randomUUID(), { name: 'place', dataId: body._id }, 1),
    ).toBeUndefined()
  })
})
