import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fileBucketOf, type FileBucket } from '../../../platform/object-storage/file-bucket.ts'
import { startFaultProxy, type MoodyProxy } from '../../../testing/network/faulty-proxy.ts'
import { newStorage } from '../../../testing/worlds/host-kinds.ts'
import {
  goodEntries,
  postForm,
  startLeadWorld,
  visitForm,
  type LeadWorld,
  type PublishedForm,
} from '../../../testing/worlds/lead-world.ts'
import { call } from '../../../testing/worlds/start-api.ts'
import { purgeLeadFiles } from './purge-lead-files.ts'

const storage = await newStorage()

describe.skipIf(storage === undefined)('files of leads in a bucket', () => {
  let proxy: MoodyProxy
  let bucket: FileBucket
  let world: LeadWorld
  let form: PublishedForm
  beforeAll(async () => {
    if (!storage) return
    proxy = await startFaultProxy(storage.endpoint)
    bucket = fileBucketOf(storage)
    world = await startLeadWorld({ config: { storage: { ...storage, endpoint: proxy.endpoint } } })
    form = await world.publishForm({
      definition: {
        lang: 'fr',
        fields: [
          { name: 'name', label: 'Nom', type: 'text', required: true },
          { name: 'plan', label: 'Plan', type: 'file' },
        ],
      },
    })
  })
  beforeEach(() => proxy.mood(undefined))
  afterAll(async () => {
    await world.stop()
    await proxy.stop()
  })

  const canary = 'a plan of the garden that must stay secret'
  const withPlan = (text: string) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(goodEntries(form))) body.append(name, value)
    body.append('plan', new File([text], 'plan.txt'))
    return body
  }
  const last = async () => (await world.leads()).at(-1)!
  const sent = async (text: string) => {
    expect((await postForm(world, form, withPlan(text))).status).toBe(303)
    return last()
  }
  const keys = async () => (await bucket.list('lead-files/')).map(({ key }) => key).toSorted()
  const download = (id: string) =>
    fetch(`${world.api.url}/api/lead-files/${id}`, {
      headers: { Authorization: `Bearer ${world.user.token}` },
    })
  const folder = () => join(world.api.context.config.dataDir, 'lead-files')
  const remove = (id: string) => call(world.api, 'DELETE', `/api/leads/${id}`, { token: world.user.token })
  const away = { status: 403, code: 'AccessDenied' }

  it('are stored sealed, without a copy in the data folder, and downloaded as they were sent', async () => {
    const { files } = await sent(canary)
    const [{ _id = '' } = {}] = files
    expect(await keys()).toEqual([`lead-files/${_id}`])
    expect(await readdir(folder())).toEqual([])
    const stored = await bucket.get(`lead-files/${_id}`)
    expect(String(await buffer(stored!.content))).not.toContain('garden')
    const found = await download(_id)
    expect([found.status, await found.text()]).toEqual([200, canary])
  })

  it('are deleted with their lead', async () => {
    const before = await keys()
    const { id } = await sent('a plan of a lead that is deleted')
    expect(await keys()).toHaveLength(before.length + 1)
    expect((await remove(id)).status).toBe(200)
    expect(await keys()).toEqual(before)
  })

  it('are purged later if the bucket is away when their lead is deleted', async () => {
    const before = await keys()
    const { id } = await sent('a plan that outlives its lead')
    proxy.mood(away)
    expect((await remove(id)).status).toBe(200)
    expect((await world.leads()).map((lead) => lead.id)).not.toContain(id)
    proxy.mood(undefined)
    expect(await keys()).toHaveLength(before.length + 1)
    world.later(3_700_000)
    await purgeLeadFiles(world.api.context)
    expect(await keys()).toEqual(before)
  })

  it('that can’t be stored are asked for again, with the other entries kept, and arrive once', async () => {
    const count = (await world.leads()).length
    proxy.mood(away)
    const page = await visitForm(world, form, withPlan('a plan that is sent twice'))
    const html = await page.text()
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '60'])
    expect(html).toContain('<html lang="fr">')
    expect(html).toContain('value="Ada Byron"')
    expect(html).toMatch(/<input name="plan"[^>]* type="file">/)
    expect(await world.leads()).toHaveLength(count)
    proxy.mood(undefined)
    const { files } = await sent('a plan that is sent twice')
    expect(await world.leads()).toHaveLength(count + 1)
    expect(await (await download(files[0]!._id)).text()).toBe('a plan that is sent twice')
    // what was left in the data folder is purged
    world.later(3_700_000)
    await purgeLeadFiles(world.api.context)
    expect(await readdir(folder())).toEqual([])
    expect((await download(files[0]!._id)).status).toBe(200)
  })

  it('that the bucket does not hand out now are offered again, and a lost one is named as lost', async () => {
    const { files } = await sent('a plan that comes back')
    const [{ _id = '' } = {}] = files
    proxy.mood(away)
    const refused = await download(_id)
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({
      message: '“plan.txt” could not be read from the storage. Try again in a minute.',
    })
    proxy.mood(undefined)
    expect(await (await download(_id)).text()).toBe('a plan that comes back')
    await bucket.remove(`lead-files/${_id}`)
    const lost = await download(_id)
    expect([lost.status, await lost.text()]).toEqual([404, expect.stringContaining('missing in the storage')])
  })
})
