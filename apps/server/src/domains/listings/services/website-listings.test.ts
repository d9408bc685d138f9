import { createServer, type RequestListener } from 'node:http'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readWebsite } from '../websites/read-website.ts'
import { freePort } from '../../../testing/servers/free-port.ts'
import { startPersonalSite, type PersonalSite } from '../../../testing/servers/personal-site/personal-site.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let user: TestUser
let web: PersonalSite
/** A port of this machine that the installation's settings allow, and nothing listens on. */
let closed: string
/** Servers of single tests. */
const ends: (() => void)[] = []

const hostOf = (url: string): string => new URL(url).host

beforeAll(async () => {
  web = await startPersonalSite()
  closed = `127.0.0.1:${await freePort()}`
  api = await startTestApi({ config: { egressAllow: [hostOf(web.url), closed, 'nothing.invalid:80'] } })
  user = await signUp(api)
})
afterAll(async () => {
  for (const end of ends) end()
  await api.stop()
  await web.stop()
})

const read = (url: string, as: TestUser = user) =>
  call(api, 'POST', '/api/website-listings', { token: as.token, body: { url } })
const problemOf = async (url: string): Promise<string> => {
  const { status, body } = await read(url)
  expect(status).toBe(400)
  return (body as { errors: { url: string } }).errors.url
}
/** Starts a server on loopback that this test's installation may read. */
const serve = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
const allowed = async (host: string, run: (api: TestApi, as: TestUser) => Promise<void>) => {
  const other = await startTestApi({ config: { egressAllow: [host] } })
  try {
    await run(other, await signUp(other))
  } finally {
    await other.stop()
  }
}

const jsonLd = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const business = { '@type': 'Florist', name: 'Green Acre', telephone: '+44 117 496 0123' }
const address = { streetAddress: '12 Orchard Lane', addressLocality: 'Bristol', postalCode: 'BS1 4DJ' }

test('a website is read into the fields of a listing, with the source of each', async () => {
  web.show('/shop', jsonLd({ ...business, address, openingHours: 'Mo-Fr 09:00-17:00' }))
  const url = `${web.url}/shop`
  const { status, body } = await read(url)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    url,
    listing: {
      businessName: 'Green Acre',
      phone: '+44 117 496 0123',
      address1: '12 Orchard Lane',
      website: `${web.url}/`,
    },
    sources: { businessName: { kind: 'json-ld', url } },
  })
  // what was read can be saved as it is
  const listing = (body as { listing: object }).listing
  const saved = await call(api, 'POST', '/api/naps', { token: user.token, body: listing })
  expect(saved).toMatchObject({ status: 201, body: listing })
})

test('the contact page is read for what the first page lacks, after a redirect as well', async () => {
  web.refuse('/old', 301, '/home')
  web.show(
    '/home',
    `<title>Green Acre</title><a href="tel:+441174960123">Call</a><a href="/kontakt">Kontakt</a>`,
  )
  web.show('/kontakt', '<address>12 Orchard Lane<br>Bristol BS1 4DJ</address><p>Mon-Fri 9am-5pm</p>')
  const { body } = await read(`${web.url}/old`)
  expect(body).toMatchObject({
    url: `${web.url}/home`,
    listing: { phone: '+44 117 496 0123', address1: '12 Orchard Lane', city: 'Bristol' },
    sources: { phone: { url: `${web.url}/home` }, address1: { kind: 'text', url: `${web.url}/kontakt` } },
  })
})

test('a contact page that can’t be read takes nothing from the first page', async () => {
  web.show('/lonely', `${jsonLd(business)}<a href="/gone">Contact</a>`)
  expect((await read(`${web.url}/lonely`)).body).toMatchObject({ listing: { businessName: 'Green Acre' } })
})

test('a page of 200 KB is read in a thread', async () => {
  web.show('/long', `${'<p>Roses and more roses.</p>'.repeat(8_000)}${jsonLd(business)}`)
  expect((await read(`${web.url}/long`)).body).toMatchObject({ listing: { phone: '+44 117 496 0123' } })
})

test('a page in Japanese gives what is not a matter of language', async () => {
  web.show(
    '/ja',
    '<html lang="ja"><title>花屋</title><p>東京都渋谷区1-2-3</p><a href="tel:+81-3-1234-5678">お電話</a>',
  )
  expect((await read(`${web.url}/ja`)).body).toMatchObject({ listing: { phone: '+81 3 1234 5678' } })
})

const orEnter = 'Try another page, or enter the details below.'

test.each([
  ['without a business', '<title>Essays</title><p>On gardens.</p>', 'We found no business details on'],
])('a page %s is refused', async (_what, html, start) => {
  web.show('/page', html)
  expect(await problemOf(`${web.url}/page`)).toBe(`${start} ${hostOf(web.url)}. ${orEnter}`)
})

test.each([404, 410])('HTTP %s is reported', async (status) => {
  web.refuse('/status', status)
  expect(await problemOf(`${web.url}/status`)).toBe(
    `${hostOf(web.url)} has no page at this URL (HTTP ${status}). ${orEnter}`,
  )
})

test.each([
  [403, 'doesn’t let us read this page (HTTP 403).'],
  [500, 'answered with an error (HTTP 500).'],
])('HTTP %s is reported', async (status, sentence) => {
  web.refuse('/status', status)
  expect(await problemOf(`${web.url}/status`)).toBe(`${hostOf(web.url)} ${sentence} ${orEnter}`)
})

test('a redirect loop is reported', async () => {
  web.refuse('/a', 302, '/b')
  web.refuse('/b', 302, '/a')
  expect(await problemOf(`${web.url}/a`)).toBe(`${hostOf(web.url)} redirects too many times. ${orEnter}`)
})

test('a file that is no page is reported', async () => {
  web.picture('/photo', Uint8Array.of(1, 2, 3))
  expect(await problemOf(`${web.url}/photo`)).toBe(
    `${web.url}/photo is not a web page but a file (image/png). ${orEnter}`,
  )
})

test('10 MB of HTML are reported', async () => {
  web.show('/large', '<p>x</p>'.repeat(1_250_000))
  expect(await problemOf(`${web.url}/large`)).toBe(
    `This page is larger than 5 MB, too large to read. ${orEnter}`,
  )
})

test('a server that refuses connections is reported', async () => {
  expect(await problemOf(`http://${closed}/`)).toBe(`${closed} did not respond. ${orEnter}`)
})

test('a server that never answers is reported', async () => {
  const host = await serve(() => undefined)
  await allowed(host, async ({ context }, { accountId }) => {
    await expect(readWebsite(context, accountId, `http://${host}/`, 50)).rejects.toMatchObject({
      errors: { url: `${host} did not respond. ${orEnter}` },
    })
  })
})

test('a server that does not speak HTTP is reported', async () => {
  const server = createTcpServer((socket) => socket.end('220 mail ready\r\n')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => server.close())
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  await allowed(host, async ({ context }, { accountId }) => {
    await expect(readWebsite(context, accountId, `http://${host}/`)).rejects.toMatchObject({
      errors: { url: `${host} did not respond. ${orEnter}` },
    })
  })
})

test('a name without a server is reported', async () => {
  expect(await problemOf('http://nothing.invalid/')).toMatch(
    /^(?:There is no website at nothing\.invalid\. Check the spelling|nothing\.invalid did not respond)\./,
  )
})

test.each([
  'http://127.0.0.1/',
  'http://10.0.0.1/',
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data/',
])('%s inside the private network is not called', async (url) => {
  expect(await problemOf(url)).toBe(
    `${hostOf(url)} is inside a private network, which we don’t read. ${orEnter}`,
  )
})

test('a redirect into the private network is not followed', async () => {
  web.refuse('/in', 302, 'http://169.254.169.254/latest/meta-data/')
  expect(await problemOf(`${web.url}/in`)).toContain('is inside a private network')
})

test.each(['not a url', 'ftp://example.com/', 'javascript:alert(1)', 'https://', 'gardens', 'http://:80'])(
  '“%s” is no URL of a website',
  async (url) => {
    expect(await problemOf(url)).toBe(
      'This is not a URL of a website. Enter one such as https://www.example.com.',
    )
  },
)

test('a URL with a password is refused', async () => {
  expect(await problemOf('https://me:secret@example.com')).toBe(
    'Enter the URL without a user name and password.',
  )
})

test('an account reads 60 websites an hour, and another one is not affected', async () => {
  const [busy, other] = [await signUp(api), await signUp(api)]
  web.show('/shop', jsonLd({ ...business, address, openingHours: 'Mo-Fr 09:00-17:00' }))
  const statuses = await Promise.all(
    Array.from({ length: 61 }, async () => (await read(`${web.url}/shop`, busy)).status),
  )
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect((await read(`${web.url}/shop`, other)).status).toBe(201)
})

test('guests and access tokens without the scope are refused', async () => {
  expect((await call(api, 'POST', '/api/website-listings', { body: { url: web.url } })).status).toBe(401)
})
