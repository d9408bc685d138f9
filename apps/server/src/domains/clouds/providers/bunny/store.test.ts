import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGuardedAgent } from '../../../../platform/outbound/guarded-agent.ts'
import { egressPolicy } from '../../../../platform/outbound/egress-policy.ts'
import { bunnyKey, startBunny } from '../../../../testing/servers/vendors/bunny.ts'
import { startTroubleProxy, type TroubleProxy } from '../../../../testing/network/interrupting-proxy.ts'
import { fileOf, testCloudContract } from '../../testing/cloud-contract.ts'
import { testCloudFailureMessages } from '../../testing/cloud-fault-cases.ts'
import type { Cloud } from '../cloud.ts'
import { noCredentials } from '../no-credentials.ts'
import { createBunnyCloud } from './store.ts'

const place = { bucket: 'shop-sites', folder: 'my-site' }
let bunny: Awaited<ReturnType<typeof startBunny>>
let trouble: TroubleProxy
let cloud: Cloud
const open = (secretKey = bunnyKey): Cloud => {
  const hosts = [new URL(bunny.url).host, new URL(trouble.url).host]
  return createBunnyCloud(
    { ...noCredentials, secretKey },
    bunny.url,
    createGuardedAgent(egressPolicy(hosts), { connections: 32 }),
  )
}
beforeAll(async () => {
  bunny = await startBunny()
  trouble = await startTroubleProxy(bunny.url)
  // only file transfers pass through the trouble proxy
  bunny.serveFilesAt(trouble.url)
  cloud = open()
  expect(await cloud.createBucket(place.bucket, 'NY')).toEqual({ ok: true, value: null })
  expect(await cloud.prepare(place)).toEqual({ ok: true, value: null })
})
afterAll(async () => {
  await trouble.stop()
  await bunny.stop()
})

const read = async (path: string) => {
  const file = bunny.files.get(`${place.bucket}/${place.folder}/${path}`)
  return file
    ? { status: 200, text: file.bytes.toString(), contentType: file.contentType }
    : { status: 404, text: '', contentType: null }
}

describe('Bunny', () => {
  testCloudContract(() => ({ cloud, place, read }))

  it('adds one pull zone to a storage zone, in the chosen region', () => {
    const [zone] = bunny.zones
    expect(zone?.Region).toBe('NY')
    expect(zone?.PullZones).toHaveLength(1)
    expect(cloud.publicUrl(place, 'index.html')).toMatch(
      /^https:\/\/shop-sites-[0-9a-f]{6}\.b-cdn\.net\/my-site\/index\.html$/,
    )
  })

  it('purges the cache at the end of a publication', async () => {
    bunny.purged.length = 0
    await cloud.put(place, fileOf('index.html', 'x'))
    expect(bunny.purged).toEqual([])
    expect(await cloud.commit?.(place)).toEqual({ ok: true, value: null })
    expect(bunny.purged).toEqual([bunny.zones[0]?.PullZones[0]?.Id])
  })

  it('uses a custom domain that has a certificate', async () => {
    const other = { ...place, bucket: 'with-domain' }
    await cloud.createBucket(other.bucket, 'DE')
    const zone = bunny.zones.find(({ Name }) => Name === other.bucket)
    zone?.PullZones.push({
      Id: 7,
      Name: 'seven',
      Hostnames: [
        { Value: 'seven.b-cdn.net', IsSystemHostname: true, HasCertificate: true },
        { Value: 'plain.example.com', IsSystemHostname: false, HasCertificate: false },
        { Value: 'sites.example.com', IsSystemHostname: false, HasCertificate: true },
      ],
    })
    expect(await cloud.prepare(other)).toEqual({ ok: true, value: null })
    expect(cloud.publicUrl(other, 'a.html')).toBe('https://sites.example.com/my-site/a.html')
  })

  it('continues after the password of a zone was reset', async () => {
    const [zone] = bunny.zones
    if (zone) zone.Password = 'another-password'
    expect(await cloud.put(place, fileOf('after-reset.html', 'x'))).toEqual({ ok: true, value: null })
  })

  testCloudFailureMessages(() => ({
    cloud,
    place,
    trouble,
    withWrongKey: open('wrong'),
    forbidden: { act: () => open('wrong').listBuckets(), says: /rejected this key/ },
    takenName: 'someone-elses',
    read,
    removeBucket: () => bunny.removeZone(place.bucket),
  }))
})
