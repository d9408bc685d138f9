import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicServices } from '../../../platform/config/service-addresses.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import { githubToken, startGithub } from '../../../testing/servers/github/github-server.ts'
import type { Listening } from '../../../testing/servers/listening.ts'
import { startS3Server, type S3Server } from '../../../testing/servers/s3/s3-server.ts'
import { startVultr, vultrKey, vultrStorage } from '../../../testing/servers/vendors/vultr.ts'
import { createCloudAccount } from '../../clouds/create-cloud-account.ts'
import { planPublicationOf } from '../publications/plan-publication.ts'

const storage = { storageId: 'one', bucket: 'vultr-sites' }
let github: Awaited<ReturnType<typeof startGithub>>
let store: S3Server
let other: S3Server
let world: World
const started: Listening[] = []
beforeAll(async () => {
  store = await startS3Server()
  other = await startS3Server()
  github = await startGithub({ showsPages: true })
  const vultr = await startVultr([vultrStorage(storage.storageId, store), vultrStorage('two', other)])
  started.push(store, other, github, vultr)
  const services = { ...publicServices, github: github.url, vultr: `${vultr.url}/v2` }
  world = await createWorld([new URL(store.url).host, new URL(other.url).host], { services })
  for (const account of [
    { cloud: 'github' as const, label: 'Pages', secretKey: githubToken },
    { cloud: 'vultr' as const, label: 'Vultr', secretKey: vultrKey },
  ])
    await createCloudAccount(world.context, world.owner, account)
})
afterAll(async () => {
  await world.end()
  for (const server of started) await server.stop()
})

const clouds = (repository: string) => [
  { cloud: 'builtin' as const, buckets: [] },
  { cloud: 'github' as const, accountLabel: 'Pages', buckets: [{ bucket: repository, newBucket: true }] },
  {
    cloud: 'vultr' as const,
    accountLabel: 'Vultr',
    storageId: storage.storageId,
    buckets: [{ bucket: storage.bucket, newBucket: true, region: 'ewr1' }],
  },
]

const sharedName = (storageId: string) => ({
  cloud: 'vultr' as const,
  accountLabel: 'Vultr',
  storageId,
  buckets: [{ bucket: 'shared-name', newBucket: true, region: 'ewr1' }],
})

const commitsOf = (repository: string): number => {
  const { commits, refs } = github.repositories.get(repository)!.git
  let count = 0
  for (let sha = refs.get('gh-pages'); sha; sha = commits.get(sha)?.parents[0]) count++
  return count
}

describe('a site published to several vendors at once', () => {
  it('is live at each of them, in newly created buckets', async () => {
    const site = await world.publish((await world.newSite({ rootSlug: 'green' }))._id, clouds('green-sites'))
    expect(site.status).toBe('published')
    expect(site.targets.map(({ cloud, error, liveCheck }) => [cloud, error, liveCheck?.ok])).toEqual([
      ['builtin', null, true],
      ['github', null, true],
      ['vultr', null, true],
    ])
    const pages = github.repositories.get('green-sites')!.git
    const objects = store.buckets.get(storage.bucket)!.objects
    expect(objects.size).toBeGreaterThan(3)
    for (const key of objects.keys())
      expect([key, pages.fileAt('gh-pages', key)?.length]).not.toEqual([key, undefined])
    // the branch's first commit, and one for the whole site
    expect(commitsOf('green-sites')).toBe(2)
  })

  it('sends and commits nothing if nothing has changed', async () => {
    const known = await world.newSite({ rootSlug: 'same' })
    const there = { cloud: 'vultr' as const, accountLabel: 'Vultr', storageId: storage.storageId }
    const bucket = { bucket: storage.bucket, region: 'ewr1' }
    await world.publish(known._id, [clouds('same-sites')[1]!, { ...there, buckets: [bucket] }])
    const again = await world.publish(known._id, [])
    expect(again.targets.map(({ uploaded, deleted, error }) => [uploaded, deleted, error])).toEqual([
      [0, 0, null],
      [0, 0, null],
    ])
    expect(commitsOf('same-sites')).toBe(2)
  })

  it('distinguishes two buckets of one name in different object storages', async () => {
    const { _id: siteId } = await world.newSite({ rootSlug: 'twice' })
    await world.publish(siteId, [sharedName('one')])
    const { targets: planned } = await planPublicationOf(world.context, world.owner.accountId, {
      siteId,
      clouds: [sharedName('two')],
    })
    expect(planned.map(({ unchanged }) => unchanged)).toEqual([0])
    await world.publish(siteId, [sharedName('two')])
    expect((await world.site(siteId)).targets.map(({ storageId, error }) => [storageId, error])).toEqual([
      ['one', null],
      ['two', null],
    ])
    const held = [store, other].map((each) => [...each.buckets.get('shared-name')!.objects.keys()].sort())
    expect(held[1]).toEqual(held[0])
    expect(held[0]).toContain('twice/index.html')
  })
})
