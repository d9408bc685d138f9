import { bodyOf, listening, type Listening } from '../listening.ts'

export interface StoredPost {
  readonly id: number
  readonly title: string
  readonly content: string
}

export interface BlogServer extends Listening {
  readonly posts: readonly StoredPost[]
  /** Keeps answers to new posts back, although the posts are there, from so many of them on; null answers all. */
  hold(from: number | null): void
  /** Resolves once so many answers are kept back. */
  held(count: number): Promise<void>
}

const answerOf = ({ id, title, content }: StoredPost, base: string) => ({
  id,
  link: `${base}/?p=${id}`,
  status: 'publish',
  date_gmt: '2026-11-22T08:00:00',
  title: { raw: title, rendered: title },
  content: { raw: content, rendered: content },
})

/**
 * The posts of a WordPress by its REST API (developer.wordpress.org/rest-api/reference/posts): made, changed,
 * deleted, and searched for by their content. It can keep a post and not answer, as a machine that loses its network does.
 */
export const startBlogServer = async (): Promise<BlogServer> => {
  const posts: StoredPost[] = []
  let holdFrom: number | null = null
  let kept = 0
  let waiting: { readonly count: number; readonly reached: () => void } | undefined
  const server = await listening((request, response) => {
    const url = new URL(request.url ?? '/', 'http://blog')
    const send = (value: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    const [, one] = /\/wp\/v2\/posts(?:\/(\d+))?$/.exec(url.pathname) ?? [undefined, 'none']
    if (one === 'none') return void send({ code: 'rest_no_route' }, 404)
    const base = `http://${request.headers.host}`
    if (request.method === 'GET') {
      const words = url.searchParams.get('search') ?? ''
      return void send(
        posts.filter(({ content }) => content.includes(words)).map((post) => answerOf(post, base)),
      )
    }
    const at = posts.findIndex(({ id }) => String(id) === one)
    if (request.method === 'DELETE') {
      const [gone] = at < 0 ? [] : posts.splice(at, 1)
      return void (gone
        ? send(answerOf(gone, base))
        : send({ code: 'rest_post_invalid_id', data: { status: 404 } }, 404))
    }
    void bodyOf(request).then((bytes) => {
      const { title, content } = JSON.parse(bytes.toString()) as Pick<StoredPost, 'title' | 'content'>
      if (at >= 0) {
        posts[at] = { id: posts[at]!.id, title, content }
        return send(answerOf(posts[at], base))
      }
      const post = { id: posts.length + 1, title, content }
      posts.push(post)
      if (holdFrom === null || posts.length < holdFrom) return send(answerOf(post, base), 201)
      kept += 1
      if (waiting && kept >= waiting.count) waiting.reached()
    })
  })
  return {
    ...server,
    posts,
    hold: (from) => {
      holdFrom = from
      kept = 0
    },
    held: (count) =>
      new Promise((reached) => {
        waiting = { count, reached }
        if (kept >= count) reached()
      }),
  }
}
