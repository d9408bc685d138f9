import { createClient, type Client } from '@web2/client'
import type { AccessScope } from '@web2/contract/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../testing/worlds/start-api.ts'
import { goodEntries, postForm } from '../../../testing/worlds/lead-world.ts'
import { useLeadWorld } from '../../../testing/worlds/use-lead-world.ts'

const { world, form } = useLeadWorld()
let reader: Client
let writer: Client

const clientFor = async (scopes: readonly AccessScope[]): Promise<Client> => {
  const body = { name: 'CRM', scopes, expiresInDays: 1 }
  const answer = await call(world.api, 'POST', '/api/access-tokens', { token: world.user.token, body })
  return createClient({ url: world.api.url, token: answer.body.token })
}

beforeAll(async () => {
  reader = await clientFor(['leads:read'])
  writer = await clientFor(['leads:read', 'leads:write'])
  for (const [at, name] of ['Ann Hill', 'Bob Stone', 'Cara Wood', 'Dan Field', 'Eve Brook'].entries())
    await postForm(
      world,
      form,
      goodEntries(form, {
        name,
        email: `${name.slice(0, 3).toLowerCase()}@example.com`,
        message: `The fence at number ${at} fell over.`,
      }),
    )
})

describe('leads by the client', () => {
  it('are listed with limit, offset, order, selection and operators, counted, and read one by one', async () => {
    const leads = reader.resource('leads')
    const page = await leads.find({ $limit: 2, $skip: 1, $sort: { name: 1 }, $select: ['name'] })
    expect(page).toMatchObject({ total: 5, limit: 2, skip: 1 })
    expect(page.data.map(({ name }) => name)).toEqual(['Bob Stone', 'Cara Wood'])
    expect(Object.keys(page.data[0] ?? {}).toSorted()).toEqual(['_id', 'name'])
    const found = await leads.find({
      $or: [{ name: { $search: 'hill' } }, { email: { $in: ['eve@example.com'] } }],
      status: { $ne: 'spam' },
      $sort: { name: -1 },
    })
    expect(found.data.map(({ name }) => name)).toEqual(['Eve Brook', 'Ann Hill'])
    expect(await leads.count({ status: 'new' })).toBe(5)
    const [first] = found.data
    expect(await leads.get(first?._id ?? '')).toEqual(first)
    await expect(leads.find({ nothing: 1 })).rejects.toMatchObject({ id: 'bad-query', status: 400 })
    const names: string[] = []
    for await (const { name } of leads.all({ $sort: { name: 1 } })) names.push(name)
    expect(names).toHaveLength(5)
  })

  it('are changed one by one and together, with their history and totals', async () => {
    const leads = writer.resource('leads')
    const { data } = await leads.find({ $sort: { name: 1 } })
    const [ann, bob, cara] = data.map(({ _id }) => _id)
    expect(await leads.patch(ann!, { status: 'won', value: 125_050, currency: 'USD' })).toMatchObject({
      status: 'won',
      value: 125_050,
    })
    expect(await leads.patchMany([bob!, cara!], { status: 'read' })).toHaveLength(2)
    expect(await leads.count({ status: 'read' })).toBe(2)
    await writer.resource('lead-messages').create({ leadId: ann!, kind: 'note', body: 'Calls back.' })
    expect((await writer.resource('lead-messages').find({ leadId: ann })).total).toBe(1)
    expect(await reader.resource('lead-totals').find({ by: 'site' })).toMatchObject([
      { leads: 5, won: 1, value: { USD: 125_050 } },
    ])
  })

  it('are exported and deleted with all data of one person', async () => {
    expect((await writer.findPerson('EVE@example.com')).leads).toHaveLength(1)
    expect(await writer.removePerson('eve@example.com')).toEqual({ leads: 1 })
    expect(await writer.removePerson('eve@example.com')).toEqual({ leads: 0 })
    const { data } = await writer.resource('leads').find({ $sort: { name: 1 } })
    const removed = await writer.resource('leads').removeMany(data.slice(2).map(({ _id }) => _id))
    expect(removed).toHaveLength(2)
    let csv = ''
    for await (const text of reader.leadsCsv({ $sort: { createdAt: -1 } })) csv += text
    expect(csv.trim().split('\r\n')).toHaveLength(3)
  })

  it('are read, and not changed, with a token that only reads; other tokens open none', async () => {
    const { data } = await reader.resource('leads').find()
    const refused = { status: 403 }
    await expect(reader.resource('leads').patch(data[0]!._id, { status: 'won' })).rejects.toMatchObject(
      refused,
    )
    await expect(reader.removePerson('ann@example.com')).rejects.toMatchObject(refused)
    const other = await clientFor(['content:read', 'content:write'])
    await expect(other.resource('leads').find()).rejects.toMatchObject(refused)
    await expect(other.findPerson('ann@example.com')).rejects.toMatchObject(refused)
    await expect(async () => {
      for await (const _ of other.leadsCsv());
    }).rejects.toMatchObject(refused)
  })
})
