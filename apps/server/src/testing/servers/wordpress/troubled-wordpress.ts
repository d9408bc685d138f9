import { bodyOf, listening, type Listening } from '../listening.ts'

/** One response of the site, by request: 'index', 'me', 'xmlrpc', 'home' or 'posts'. */
export interface TroubledAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** JSON, or a page if it is a text. */
  readonly body?: unknown
}

export interface TroubledWordPress extends Listening {
  /** Sets the responses; those not named are a healthy site's. */
  now(answers: Partial<Record<'index' | 'me' | 'xmlrpc' | 'home' | 'posts', TroubledAnswer>>): void
  /** Delays all responses until this resolves. */
  waitFor(what: Promise<unknown>): void
  /** Returns the number of all requests. */
  calls(): number
  /** Authorization headers received. */
  readonly authorizations: readonly string[]
  /** Bodies of POST requests, as text. */
  readonly bodies: readonly string[]
}

/** Returns WordPress' error response: `{code, message, data: {status}}`. */
export const wpError = (status: number, code: string, message = code): TroubledAnswer => ({
  status,
  body: { code, message, data: { status } },
})

const fault = (code: number) =>
  `<?xml version="1.0"?><methodResponse><fault><value><struct><member><name>faultCode</name><value><int>${code}</int></value></member></struct></value></fault></methodResponse>`

export const xmlRpcFault = (code: number): TroubledAnswer => ({ body: fault(code) })

/**
 * Simulates a WordPress with problems caused by hosts and plugins (responses taken from facts and plugins'
 * sources).
 */
export const startTroubledWordPress = async (): Promise<TroubledWordPress> => {
  let troubles: Parameters<TroubledWordPress['now']>[0] = {}
  let waitsFor: Promise<unknown> = Promise.resolve()
  let calls = 0
  const authorizations: string[] = []
  const bodies: string[] = []
  let url = ''
  const healthy = (): Record<'index' | 'me' | 'xmlrpc' | 'home' | 'posts', TroubledAnswer> => ({
    index: {
      body: {
        name: 'Troubled',
        url,
        home: url,
        namespaces: ['wp/v2'],
        authentication: {
          'application-passwords': {
            endpoints: { authorization: `${url}/wp-admin/authorize-application.php` },
          },
        },
      },
    },
    me: {
      body: {
        id: 1,
        username: 'ann',
        capabilities: { edit_posts: true, publish_posts: true, upload_files: true },
      },
    },
    xmlrpc: { body: '<?xml version="1.0"?><methodResponse><params/></methodResponse>' },
    home: { body: '<link rel="stylesheet" href="/wp-content/style.css"><p>Blog</p>' },
    posts: { status: 201, body: { id: 7, link: `${url}/7`, status: 'publish', title: { raw: 'x' } } },
  })
  const kindOf = (address: URL) => {
    const route = address.searchParams.get('rest_route') ?? address.pathname.replace(/^\/wp-json/, '')
    if (address.pathname === '/xmlrpc.php') return 'xmlrpc'
    if (route.startsWith('/wp/v2/users/me')) return 'me'
    if (route.startsWith('/wp/v2/')) return 'posts'
    return address.searchParams.has('rest_route') || address.pathname.startsWith('/wp-json')
      ? 'index'
      : 'home'
  }
  const server = await listening(async (request, response) => {
    calls += 1
    const sent = await bodyOf(request)
    if (request.method === 'POST') bodies.push(sent.toString())
    if (request.headers.authorization) authorizations.push(request.headers.authorization)
    await waitsFor
    const kind = kindOf(new URL(request.url ?? '/', url))
    const { status = 200, headers = {}, body = '' } = troubles[kind] ?? healthy()[kind]
    const isPage = typeof body === 'string'
    response.writeHead(status, {
      'content-type': isPage ? 'text/html' : 'application/json; charset=utf-8',
      ...headers,
    })
    response.end(isPage ? body : JSON.stringify(body))
  })
  url = server.url
  return {
    ...server,
    authorizations,
    bodies,
    calls: () => calls,
    waitFor: (what) => {
      waitsFor = what
    },
    now: (answers) => {
      troubles = answers
    },
  }
}
