import { startVendor, type VendorAnswer, type VendorRequest } from '../vendors/json-vendor.ts'
import { createGrants } from './oauth-grants.ts'

export interface TumblrPost {
  readonly id: string
  readonly blog: string
  content: readonly { readonly type: string; readonly [field: string]: unknown }[]
  state: string
  slug: string
  tags: readonly string[]
  readonly timestamp: number
  /** Names and bytes of files sent with the last change. */
  files: ReadonlyMap<string, string>
}

interface TumblrOptions {
  readonly blogs?: readonly string[]
}

const answered = (status: number, msg: string, response: unknown = []): VendorAnswer => ({
  status,
  json: { meta: { status, msg }, response },
})
const refusal = (status: number, msg: string, code: number, title: string): VendorAnswer => ({
  status,
  json: { meta: { status, msg }, response: [], errors: [{ title, code, detail: title }] },
})
/** Errors of the documentation, by code. */
export const tumblrRefusals = {
  8001: refusal(400, 'Bad Request', 8001, "'content' must be an array"),
  8004: refusal(403, 'Forbidden', 8004, 'You cannot upload more media today'),
  8005: refusal(400, 'Bad Request', 8005, 'The uploaded media has an invalid format'),
  8006: refusal(500, 'Internal Server Error', 8006, 'Unknown upload error'),
  8010: refusal(403, 'Forbidden', 8010, 'A video is still transcoding'),
  8022: refusal(403, 'Forbidden', 8022, 'The queue is full'),
  8023: refusal(403, 'Forbidden', 8023, 'You have exceeded your daily post limit'),
} as const
export const tumblrLimit: VendorAnswer = {
  ...answered(429, 'Limit Exceeded'),
  headers: { 'x-ratelimit-perday-remaining': '0', 'x-ratelimit-perday-reset': '7200' },
}

/** Returns the JSON and the files of a body, multipart or not. */
const bodyOf = ({ headers, json, bytes }: VendorRequest) => {
  const boundary = /boundary=(.+)$/.exec(headers['content-type'] ?? '')?.[1]
  if (boundary === undefined)
    return { json: json as Record<string, unknown> | undefined, files: new Map<string, string>() }
  const parts = bytes
    .toString('latin1')
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n')
      return { name: /name="([^"]+)"/.exec(head)?.[1] ?? '', body: rest.join('\r\n\r\n').slice(0, -2) }
    })
  const first = Buffer.from(parts[0]?.body ?? '', 'latin1').toString()
  return {
    json: (parts[0]?.name === 'json' ? JSON.parse(first) : undefined) as Record<string, unknown> | undefined,
    files: new Map(parts.slice(1).map(({ name, body }) => [name, body])),
  }
}

/**
 * Simulates Tumblr's API, version 2, as documented for OAuth 2.0 and posts in its own format. Base: `…/v2`.
 */
export const startTumblr = async ({ blogs = ['garden-notes', 'second-blog'] }: TumblrOptions = {}) => {
  const grants = createGrants({ expiresIn: 2_520 })
  const posts: TumblrPost[] = []
  const requests: VendorRequest[] = []
  const refusals: VendorAnswer[] = []
  const lost: boolean[] = []
  let agrees = true
  let last = 7_000_000_000_000_000
  const uuid = (blog: string) => `t:${blog}`

  const shown = (post: TumblrPost) => ({
    object_type: 'post',
    type: 'blocks',
    id: Number(post.id),
    id_string: post.id,
    post_url: `https://${post.blog}.tumblr.com/post/${post.id}/${post.slug}`,
    slug: post.slug,
    state: post.state,
    timestamp: post.timestamp,
    tags: post.tags,
    content: post.content.map((block) => ({
      ...block,
      ...(block.media !== undefined && { media: mediaOf(post, block) }),
    })),
    summary: '',
  })
  /** Returns Tumblr's own reference for a file sent under a name. */
  const mediaOf = ({ id }: TumblrPost, { media }: TumblrPost['content'][number]) =>
    (media as readonly Record<string, unknown>[]).map(({ identifier, ...each }) =>
      identifier === undefined
        ? each
        : { ...each, url: `https://64.media.tumblr.com/${id}/${String(identifier)}` },
    )

  const write = (request: VendorRequest, post: TumblrPost): VendorAnswer | undefined => {
    const { json, files } = bodyOf(request)
    const content = json?.content
    if (!Array.isArray(content) || content.length === 0) return tumblrRefusals[8001]
    const named = JSON.stringify(content).matchAll(/"identifier":"([^"]+)"/g)
    if ([...named].some(([, name = '']) => !files.has(name))) return tumblrRefusals[8005]
    post.content = content as TumblrPost['content']
    post.state = String(json?.state ?? 'published')
    post.slug = String(json?.slug ?? '')
    post.tags = String(json?.tags ?? '')
      .split(',')
      .filter(Boolean)
    post.files = files
    return undefined
  }

  const ofBlog = (request: VendorRequest, blog: string, rest: string): VendorAnswer => {
    const { method, query } = request
    const own = posts.filter((post) => post.blog === blog).toReversed()
    if (method === 'GET' && rest === '/posts') {
      const offset = Number(query.get('offset') ?? 0)
      const published = own.filter(({ state }) => state === 'published')
      return answered(200, 'OK', {
        posts: published.slice(offset, offset + Number(query.get('limit') ?? 20)).map(shown),
      })
    }
    if (method === 'GET' && rest === '/posts/draft') {
      const before = query.get('before_id')
      const drafts = own.filter(({ id, state }) => state === 'draft' && (!before || id < before))
      return answered(200, 'OK', { posts: drafts.slice(0, 20).map(shown) })
    }
    if (method === 'POST' && rest === '/posts') {
      const timestamp = Math.floor(Date.now() / 1_000)
      const post: TumblrPost = {
        id: String((last += 1)),
        blog,
        content: [],
        state: '',
        slug: '',
        tags: [],
        timestamp,
        files: new Map(),
      }
      const refused = write(request, post)
      if (refused) return refused
      posts.push(post)
      return lost.shift() ? { status: 502 } : answered(201, 'Created', { id: post.id })
    }
    const id =
      /^\/posts\/(\d+)$/.exec(rest)?.[1] ??
      (rest === '/post/delete' ? String((request.json as { id?: unknown } | undefined)?.id) : '')
    const post = own.find((each) => each.id === id)
    if (!post) return answered(404, 'Not Found')
    if (method === 'GET') return answered(200, 'OK', shown(post))
    if (method === 'PUT') return write(request, post) ?? answered(200, 'OK', { id })
    posts.splice(posts.indexOf(post), 1)
    return answered(200, 'OK', { id })
  }

  const server = await startVendor((request) => {
    requests.push(request)
    const { method, path, query, headers, bytes } = request
    if (method === 'GET' && path === '/oauth2/authorize')
      return { status: 302, headers: { location: grants.authorize(query, agrees) } }
    const refused = refusals.shift()
    if (refused) return refused
    if (path === '/v2/oauth2/token') return grants.token(bytes.toString())
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
    if (!grants.accessTokens.has(token)) return answered(401, 'Unauthorized')
    if (path === '/v2/user/info')
      return answered(200, 'OK', {
        user: {
          name: 'gardener',
          blogs: blogs.map((name) => ({
            name,
            title: `Blog ${name}`,
            uuid: uuid(name),
            url: `https://${name}.tumblr.com/`,
          })),
        },
      })
    const [, id = '', rest = ''] = /^\/v2\/blog\/([^/]+)(\/.+)$/.exec(path) ?? []
    const blog = blogs.find((name) => uuid(name) === id || name === id)
    return blog === undefined ? answered(404, 'Not Found') : ofBlog(request, blog, rest)
  })
  return {
    ...server,
    /** Value of TUMBLR_URL. */
    base: `${server.url}/v2`,
    grants,
    posts,
    requests,
    /** Makes the next API call fail with this. */
    refuseNext: (answer: VendorAnswer) => void refusals.push(answer),
    /** Creates the next post without its response arriving. */
    loseNextAnswer: () => void lost.push(true),
    /** Sets whether the user grants access. */
    setAgrees: (does: boolean) => {
      agrees = does
    },
  }
}
