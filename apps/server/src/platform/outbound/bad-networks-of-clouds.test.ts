import { afterAll } from 'vitest'
import { createGuardedAgent } from './guarded-agent.ts'
import { ended, testBadNetworkHandling, type Ended } from '../../testing/network/bad-network-rules.ts'
import { createAwsS3Cloud } from '../../domains/clouds/providers/aws-s3/store.ts'
import { createAzureCloud } from '../../domains/clouds/providers/azure/store.ts'
import { createBunnyCloud } from '../../domains/clouds/providers/bunny/store.ts'
import { fileOf } from '../../domains/clouds/testing/cloud-contract.ts'
import type { Cloud, CloudCredentials } from '../../domains/clouds/providers/cloud.ts'
import { createCloudflareCloud } from '../../domains/clouds/providers/cloudflare/store.ts'
import { createDoSpaceCloud } from '../../domains/clouds/providers/do-space/store.ts'
import { createDreamhostCloud } from '../../domains/clouds/providers/dreamhost/store.ts'
import { createGithubCloud } from '../../domains/clouds/providers/github/store.ts'
import { createLinodeCloud } from '../../domains/clouds/providers/linode/store.ts'
import { createVultrCloud } from '../../domains/clouds/providers/vultr/store.ts'
import { createPageReader } from '../../domains/links/providers/fetch-page.ts'
import type { Connection, Connector, ConnectorDeps } from '../../domains/properties/providers/connector.ts'
import { postOf } from '../../domains/properties/testing/connector-contract.ts'
import { createTumblrConnector } from '../../domains/properties/providers/tumblr/connector.ts'
import { createWeeblyCloudConnector } from '../../domains/properties/providers/weebly-cloud/connector.ts'
import { createWordPressConnector } from '../../domains/properties/providers/wordpress/connector.ts'
import { createWordPressComConnector } from '../../domains/properties/providers/wordpress-com/connector.ts'

/*
 * Uploads of sites and posts, and page reads, against misbehaving networks. Each has its own limits; those
 * that apply here are the guarded agent's, shortened.
 */

const dispatcher = createGuardedAgent({ allows: () => true }, { answerTimeout: 400, wholeAnswerTimeout: 800 })
afterAll(() => dispatcher.destroy())

const keysFor = (endpoint: string): CloudCredentials => ({
  accessKey: 'key',
  secretKey: 'c2VjcmV0',
  apiToken: 'token',
  accountName: 'ann',
  website: '',
  region: 'us-east-1',
  endpoint,
})

const noPause = () => Promise.resolve()

const clouds: Readonly<Record<string, (base: string) => Cloud>> = {
  'aws s3': (base) => createAwsS3Cloud(keysFor(base), dispatcher),
  azure: (base) => createAzureCloud(keysFor(base), dispatcher),
  bunny: (base) => createBunnyCloud(keysFor(base), base, dispatcher),
  cloudflare: (base) => createCloudflareCloud(keysFor(base), base, dispatcher),
  'do space': (base) => createDoSpaceCloud(keysFor(base), dispatcher),
  dreamhost: (base) => createDreamhostCloud(keysFor(base), dispatcher),
  github: (base) => createGithubCloud(keysFor(base), { api: base, pause: noPause, looks: 1 }, dispatcher),
  linode: (base) => createLinodeCloud(keysFor(base), dispatcher),
  vultr: (base) => createVultrCloud(keysFor(base), { api: base, storageId: 'store' }, dispatcher),
}

const world: ConnectorDeps = {
  dispatcher,
  signal: new AbortController().signal,
  now: () => new Date(),
}
const connectionTo = (url: string): Connection => ({
  url,
  username: 'ann',
  secrets: {
    password: 'abcd efgh',
    accessToken: 'token',
    siteId: '7',
    userId: '7',
    apiKey: 'k',
    apiSecret: 's',
  },
})

const connectors: Readonly<Record<string, (base: string) => Connector>> = {
  wordpress: () => createWordPressConnector(world),
  'wordpress.com': (base) => createWordPressComConnector(world, base),
  tumblr: (base) => createTumblrConnector(world, base),
  weebly: (base) => createWeeblyCloudConnector(world, base),
}

const checked =
  (make: (base: string) => Connector) =>
  async (base: string): Promise<Ended> => {
    const answer = await make(base).check(connectionTo(base))
    return answer.ok === 'dead' ? { ok: false, kind: 'auth-dead', message: answer.message } : ended(answer)
  }

const posted =
  (make: (base: string) => Connector) =>
  async (base: string): Promise<Ended> => {
    const to = { externalId: '7', name: 'Garden', url: base, webUrl: base }
    const posting = make(base).posting!(connectionTo(base))
    return ended(await posting.publish(to, postOf()))
  }

const listed = (open: (base: string) => Cloud) => async (base: string) =>
  ended(await open(base).listBuckets())

const put = (open: (base: string) => Cloud) => async (base: string) => {
  const cloud = open(base)
  const place = { bucket: 'garden', region: 'us-east-1', folder: 'garden' }
  const sent = await cloud.put(place, fileOf('index.html', '<p>Roses'))
  return ended(sent.ok && cloud.commit ? await cloud.commit(place) : sent)
}

const page = async (base: string): Promise<Ended> => {
  const answer = await createPageReader({ dispatcher, userAgent: 'Web2Manager/1.1' })(`${base}/roses`)
  return answer.kind === 'page'
    ? { ok: true, kind: '', message: '' }
    : { ok: false, kind: answer.kind === 'failed' ? 'retryable' : 'unknown', message: answer.message }
}

const each = <Made>(
  what: string,
  makers: Readonly<Record<string, Made>>,
  ask: (make: Made) => (base: string) => Promise<Ended>,
) => Object.fromEntries(Object.entries(makers).map(([name, make]) => [`${name}: ${what}`, ask(make)]))

testBadNetworkHandling({
  calls: {
    ...each('its buckets', clouds, listed),
    ...each('a file', clouds, put),
    ...each('its places', connectors, checked),
    ...each('a post', connectors, posted),
    page,
  },
  skips: (name, mood) =>
    // any bytes are a page
    (mood === 'garbage' && name === 'page') ||
    // a success status is believed, whatever the rest of the response says
    (['garbage', 'cut', 'dripping'].includes(mood) && name.endsWith('a file')),
})
