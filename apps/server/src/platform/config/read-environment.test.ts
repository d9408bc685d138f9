import { describe, expect, test } from 'vitest'
import { readSettings } from './read-environment.ts'
import { ownServiceHosts, publicServices } from './service-addresses.ts'
import { StartFailure } from './startup-error.ts'

const settings = (environment: Record<string, string>) => readSettings(environment, '/project')

/** Returns the error message of a start with this environment. */
function complaint(environment: Record<string, string>): string {
  try {
    settings(environment)
  } catch (error) {
    if (error instanceof StartFailure) return error.message
    throw error
  }
  return ''
}

test('uses defaults without an environment', () => {
  expect(settings({})).toEqual({
    port: 3030,
    host: '127.0.0.1',
    sitesPort: 3031,
    dataDir: '/project/data',
    sharesData: false,
    databaseUrl: undefined,
    storage: undefined,
    roles: new Set(['web', 'worker']),
    appSecret: undefined,
    publicUrl: 'http://localhost:3030',
    hostedDomain: '',
    snappyUrl: '',
    midjourneySecret: '',
    egressAllow: [],
    billing: { kind: 'manual' },
    indexNowUrl: 'https://api.indexnow.org/indexnow',
    drainSeconds: 0,
    logFormat: 'text',
    services: publicServices,
  })
})

test.each([
  ['PORT', '8080', { port: 8080, publicUrl: 'http://localhost:8080' }],
  ['PORT', '', { port: 3030 }],
  ['HOST', '::', { host: '::' }],
  ['HOST', 'my-host.lan', { host: 'my-host.lan' }],
  ['DATA_DIR', '/srv/web2', { dataDir: '/srv/web2' }],
  ['DATA_DIR', 'other', { dataDir: '/project/other' }],
  ['ROLES', ' worker ', { roles: new Set(['worker']) }],
  ['PUBLIC_URL', 'https://app.example.com/', { publicUrl: 'https://app.example.com' }],
  ['SITES_URL', 'https://sites.example.com/', { sitesUrl: 'https://sites.example.com' }],
  ['SITES_URL', '', { sitesUrl: undefined }],
  ['TRUSTED_PROXY', '2', { trustedProxy: { hops: 2 } }],
  [
    'TRUSTED_PROXY',
    '10.0.0.5, 192.168.0.0/16,2001:DB8::/32,::ffff:10.1.0.0/112',
    { trustedProxy: { ranges: ['10.0.0.5/32', '192.168.0.0/16', '2001:db8::/32', '10.1.0.0/16'] } },
  ],
  ['HOSTED_DOMAIN', 'Example.com', { hostedDomain: 'example.com' }],
  ['EGRESS_ALLOW', 'localhost:9000, [::1]:80', { egressAllow: ['localhost:9000', '[::1]:80'] }],
  [
    'BUNNY_URL',
    'http://127.0.0.1:9/base/',
    { services: { ...publicServices, bunny: 'http://127.0.0.1:9/base' } },
  ],
  [
    'MIDJOURNEY_URL',
    'http://127.0.0.1:8080/mj',
    { services: { ...publicServices, midjourney: 'http://127.0.0.1:8080/mj' } },
  ],
  [
    'STORAGE_URL',
    's3://K:s@s3.example.com/web2',
    {
      storage: {
        endpoint: 'https://s3.example.com',
        bucket: 'web2',
        folder: '',
        region: 'us-east-1',
        accessKey: 'K',
        secretKey: 's',
      },
    },
  ],
  ['DATABASE_URL', 'postgres://u:p@db:5432/web2', { databaseUrl: 'postgres://u:p@db:5432/web2' }],
])('accepts %s=%j', (name, text, expected) => {
  expect(settings({ [name]: text })).toMatchObject(expected)
})

describe('an invalid value is named with the accepted ones', () => {
  test.each([
    ['PORT', '0', 'from 1 to 65535'],
    ['PORT', '70000', 'from 1 to 65535'],
    ['PORT', '80a', 'from 1 to 65535'],
    ['PORT', '-1', 'from 1 to 65535'],
    ['SITES_PORT', '3030', 'a different port than PORT'],
    ['HOST', 'http://localhost', 'an IP address or host name'],
    ['HOST', '999.1.1.1', 'an IP address or host name'],
    ['ROLES', 'web,cook', 'web, worker or web,worker'],
    ['ROLES', ',', 'web, worker or web,worker'],
    ['PUBLIC_URL', 'app.example.com', 'https://app.example.com'],
    ['PUBLIC_URL', 'https://example.com/app', 'without a path'],
    ['PUBLIC_URL', 'ftp://example.com', 'https://app.example.com'],
    ['SITES_URL', 'https://example.com/sites', 'without a path'],
    ['SITES_URL', 'http://localhost:3030', 'another origin than PUBLIC_URL'],
    ['TRUSTED_PROXY', '0', 'the number of proxies in front, from 1 to 32, or a list'],
    ['TRUSTED_PROXY', '33', 'the number of proxies in front, from 1 to 32, or a list'],
    ['TRUSTED_PROXY', '-1', 'the number of proxies in front, from 1 to 32, or a list'],
    ['TRUSTED_PROXY', 'yes', 'the number of proxies in front, from 1 to 32, or a list'],
    ['TRUSTED_PROXY', '10.0.0.0/33', 'the number of proxies in front, from 1 to 32, or a list'],
    ['TRUSTED_PROXY', '10.0.0.0/0', 'the number of proxies in front, from 1 to 32, or a list'],
    ['TRUSTED_PROXY', '10.1/16', 'the number of proxies in front, from 1 to 32, or a list'],
    ['TRUSTED_PROXY', '0.0.0.0/8/8', 'the number of proxies in front, from 1 to 32, or a list'],
    ['TRUSTED_PROXY', 'fe80::1%eth0', 'the number of proxies in front, from 1 to 32, or a list'],
    ['TRUSTED_PROXY', '::ffff:0:0/96', 'the number of proxies in front, from 1 to 32, or a list'],
    ['TRUSTED_PROXY', '10.0.0.1,proxy.lan', 'the number of proxies in front, from 1 to 32, or a list'],
    ['HOSTED_DOMAIN', 'https://example.com', 'without a scheme'],
    ['HOSTED_DOMAIN', '10.0.0.1', 'a domain name'],
    ['EGRESS_ALLOW', 'localhost', 'localhost:9000'],
    ['GITHUB_URL', 'api.github.com', 'an http or https URL'],
    ['OPENAI_URL', 'ftp://api.openai.com', 'an http or https URL'],
    ['VULTR_URL', 'https://key:word@api.example.com', 'an http or https URL'],
    ['EGRESS_ALLOW', 'localhost:99999', 'localhost:9000'],
    ['METRICS_PORT', '3031', 'a different port than PORT and SITES_PORT'],
    ['DRAIN_SECONDS', '301', 'from 0 to 300'],
    ['LOG_FORMAT', 'xml', 'text or json'],
  ])('%s=%s', (name, text, accepted) => {
    const said = complaint({ [name]: text })
    expect(said).toContain(`${name} is ${JSON.stringify(text)}`)
    expect(said).toContain(accepted)
  })

  test.each([
    ['DATABASE_URL', 'mysql://u:geheim@db/x'],
    ['DATABASE_URL', 'postgres://u:geheim@db'],
    ['APP_SECRET', 'geheim'],
    ['METRICS_TOKEN', 'geheim'],
  ])('%s, without showing its secret', (name, text) => {
    expect(complaint({ [name]: text })).toContain(`${name} is invalid`)
    expect(complaint({ [name]: text })).not.toContain('geheim')
  })

  test('all of them at once', () => {
    expect(complaint({ PORT: 'x', ROLES: 'y' }).split('\n')).toHaveLength(2)
  })
})

test('allows private addresses for changed service URLs only', () => {
  const { services } = settings({ BUNNY_URL: 'http://127.0.0.1:4000', GITHUB_URL: 'https://git.lan/api/v3' })
  expect(ownServiceHosts(services)).toEqual(['git.lan:443', '127.0.0.1:4000'])
})
