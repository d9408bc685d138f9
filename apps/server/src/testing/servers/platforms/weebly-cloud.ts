import { createHmac } from 'node:crypto'
import { startVendor, type VendorAnswer, type VendorRequest } from '../vendors/json-vendor.ts'

export const weeblyKeys = { publicKey: 'public-of-a-test', secretKey: 'secret-of-a-test', userId: '123456' }

interface WeeblyPost {
  readonly post_id: string
  post_title: string
  post_body: string
  post_tags: readonly string[]
  readonly created_date: number
}

const error = (status: number, code: string, message: string): VendorAnswer => ({
  status,
  json: { error: { code, message } },
})

const isSigned = ({ method, path, headers, bytes }: VendorRequest): boolean => {
  const text = `${method}\n${path.slice(1)}\n${bytes.toString()}`
  const hex = createHmac('sha256', weeblyKeys.secretKey).update(text).digest('hex')
  return (
    headers['x-public-key'] === weeblyKeys.publicKey &&
    headers['x-signed-request-hash'] === Buffer.from(hex).toString('base64')
  )
}

/**
 * Simulates Weebly Cloud with one user, one site and one blog; rejects requests without the right signature.
 */
export const startWeeblyCloud = async () => {
  const posts: WeeblyPost[] = []
  const refusals: VendorAnswer[] = []
  let lost = false
  let last = 528_036_988
  const blog = `/user/${weeblyKeys.userId}/site/987/blog/6543`

  const shown = (post: WeeblyPost) => ({
    ...post,
    user_id: weeblyKeys.userId,
    site_id: '987',
    post_url: `http://garden.weebly.com/blog/${post.post_id}`,
  })
  const page = (all: readonly unknown[], { query }: VendorRequest): VendorAnswer => {
    const limit = Math.min(Number(query.get('limit') ?? 25), 200)
    const from = (Number(query.get('page') ?? 1) - 1) * limit
    return {
      status: 200,
      json: all.slice(from, from + limit),
      headers: { 'x-resultset-total': String(all.length) },
    }
  }
  const take = (post: WeeblyPost, fields: Partial<WeeblyPost> | undefined): VendorAnswer | undefined => {
    if (!fields?.post_body) return error(400, 'MISSING_FIELDS', 'post_body is required')
    post.post_body = fields.post_body
    post.post_title = fields.post_title ?? ''
    post.post_tags = fields.post_tags ?? []
    return undefined
  }
  const ofPost = ({ method, json }: VendorRequest, post: WeeblyPost): VendorAnswer => {
    if (method === 'PUT') return take(post, json as WeeblyPost) ?? { status: 200, json: shown(post) }
    if (method === 'DELETE') {
      posts.splice(posts.indexOf(post), 1)
      return { status: 200, json: {} }
    }
    return { status: 200, json: shown(post) }
  }

  const server = await startVendor((request) => {
    const { method, path, json } = request
    const refused = refusals.shift()
    if (refused) return refused
    if (!isSigned(request)) return error(401, 'UNAUTHORIZED', 'The signature is wrong')
    if (path === `/user/${weeblyKeys.userId}/site`)
      return page([{ site_id: '987', site_title: 'Garden', domain: 'garden.weebly.com' }], request)
    if (path === `/user/${weeblyKeys.userId}/site/987/blog`)
      return page([{ site_id: '987', blog_id: '6543', title: 'News' }], request)
    if (path === `${blog}/post` && method === 'GET')
      return page(
        posts.map(({ post_id, post_title, created_date }) => ({ post_id, post_title, created_date })),
        request,
      )
    if (path === `${blog}/post` && method === 'POST') {
      const post: WeeblyPost = {
        post_id: String((last += 1)),
        post_title: '',
        post_body: '',
        post_tags: [],
        created_date: Math.floor(Date.now() / 1_000),
      }
      const wrong = take(post, json as WeeblyPost | undefined)
      if (wrong) return wrong
      posts.push(post)
      if (!lost) return { status: 200, json: shown(post) }
      lost = false
      return { status: 502 }
    }
    const post = posts.find(({ post_id }) => path === `${blog}/post/${post_id}`)
    return post ? ofPost(request, post) : error(404, 'NOT_FOUND', 'Not found')
  })
  return {
    ...server,
    posts,
    refuseNext: (answer: VendorAnswer) => void refusals.push(answer),
    loseNextAnswer: () => {
      lost = true
    },
  }
}
