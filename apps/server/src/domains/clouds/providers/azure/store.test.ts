import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGuardedAgent } from '../../../../platform/outbound/guarded-agent.ts'
import { egressPolicy } from '../../../../platform/outbound/egress-policy.ts'
import {
  azuriteAccount,
  startAzurite,
  type Azurite,
} from '../../../../testing/servers/azurite/start-azurite.ts'
import { startTroubleProxy, type TroubleProxy } from '../../../../testing/network/interrupting-proxy.ts'
import { fileOf, testCloudContract } from '../../testing/cloud-contract.ts'
import { testCloudFailureMessages } from '../../testing/cloud-fault-cases.ts'
import type { Cloud } from '../cloud.ts'
import { noCredentials } from '../no-credentials.ts'
import { createBlobService } from './blob-service.ts'
import { azureFailure } from './error-codes.ts'
import { createAzureCloud } from './store.ts'

const website = 'https://shop.z6.web.core.windows.net'
const container = { bucket: 'shop-sites', folder: 'my-site' }
const web = { bucket: '$web', folder: 'my-site' }
let azurite: Azurite
let trouble: TroubleProxy
let cloud: Cloud
const open = (change: object = {}): Cloud =>
  createAzureCloud(
    {
      ...noCredentials,
      ...azuriteAccount,
      website,
      endpoint: `${trouble.url}/${azuriteAccount.accountName}`,
      ...change,
    },
    createGuardedAgent(egressPolicy([new URL(trouble.url).host]), { connections: 32 }),
  )
beforeAll(async () => {
  azurite = await startAzurite()
  trouble = await startTroubleProxy(new URL(azurite.endpoint).origin)
  cloud = open()
  expect(await cloud.createBucket(container.bucket)).toEqual({ ok: true, value: null })
  expect(await cloud.prepare(container)).toEqual({ ok: true, value: null })
})
afterAll(async () => {
  await trouble.stop()
  await azurite.stop()
})

const read = async (path: string) => {
  const answer = await fetch(cloud.publicUrl(container, path))
  return { status: answer.status, text: await answer.text(), contentType: answer.headers.get('content-type') }
}

describe('Azure (Azurite)', () => {
  testCloudContract(() => ({ cloud, place: container, read }))

  it('stores the cache time of files', async () => {
    await cloud.put(container, fileOf('cached.html', 'x'))
    const answer = await fetch(cloud.publicUrl(container, 'cached.html'))
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  })

  it('lists $web before it exists, enables the website and returns its URLs', async () => {
    const listed = await cloud.listBuckets()
    expect(listed.ok && listed.value.map(({ name }) => name)).toContain('$web')
    expect(await cloud.prepare(web)).toEqual({ ok: true, value: null })
    expect(await cloud.prepare(web)).toEqual({ ok: true, value: null })
    expect(await cloud.put(web, fileOf('about/index.html', 'x'))).toEqual({ ok: true, value: null })
    expect(cloud.publicUrl(web, 'about/index.html')).toBe(`${website}/my-site/about/`)
    expect(cloud.directoryIndexAt(web)).toBe(true)
    expect(cloud.directoryIndexAt(container)).toBe(false)
  })

  it('requires the website’s URL before publishing to $web', async () => {
    expect(await open({ website: '' }).prepare(web)).toMatchObject({
      ok: false,
      failure: { message: expect.stringMatching(/static website URL/) },
    })
  })

  it.each([
    ['PublicAccessNotPermitted', 409, 'auth-dead', /publish to \$web/i],
    ['AuthorizationFailure', 403, 'auth-dead', /Networking/],
    ['KeyBasedAuthenticationNotPermitted', 403, 'auth-dead', /account key/],
    ['ContainerBeingDeleted', 409, 'retryable', /being deleted/],
    ['ServerBusy', 503, 'rate-limited', /rate-limiting/],
    ['SomethingNew', 400, 'bad-content', /SomethingNew/],
  ])('explains %s', (code, status, kind, message) => {
    const failure = azureFailure({ status, headers: { 'x-ms-error-code': code }, text: '' }, 'shop')
    expect(failure).toMatchObject({ kind, message: expect.stringMatching(message) })
  })

  testCloudFailureMessages(() => ({
    cloud,
    regionDecidesNothing: true,
    place: container,
    trouble,
    withWrongKey: open({ secretKey: Buffer.from('wrong').toString('base64') }),
    forbidden: {
      act: () => open({ secretKey: Buffer.from('wrong').toString('base64') }).prepare(container),
      says: /account key/,
    },
    read,
    removeBucket: async () => {
      const { accountName, secretKey } = azuriteAccount
      const agent = createGuardedAgent(egressPolicy([new URL(azurite.endpoint).host]))
      const service = createBlobService(accountName, secretKey, azurite.endpoint, agent)
      await service.call({ method: 'DELETE', path: `/${container.bucket}`, query: { restype: 'container' } })
    },
  }))
})
