import { bodyOf, listening, type Listening } from '../listening.ts'
import { vendorRequest } from '../vendors/json-vendor.ts'
import { wpRest, type WpRecord } from '../wordpress/wp-rest.ts'

type Site = ReturnType<typeof wpRest>

export interface BlogServer extends Listening, Pick<Site, 'troubleUploads' | 'clear'> {
  readonly posts: readonly WpRecord[]
  readonly media: Readonly<Site['media']>
  /** The next `count` posts are created without a response, or their requests do not arrive. */
  loseAnswers(count: number): void
  loseRequests(count: number): void
  /** Adds an existing post. */
  put(post: { readonly title: string; readonly content: string }): void
  /** Deletes a file of the library as its owner would. */
  forgetFile(at: number): void
  /** Withholds responses to stored records of a kind, from this number on; null sends all. */
  hold(from: number | null, kind?: 'posts' | 'media'): void
  /** Resolves once this many responses are withheld. */
  held(count: number): Promise<void>
}

/**
 * Simulates posts and files of a WordPress by its REST API. It can store a post without a response, as after
 * a network failure. Several sites are folders of it and share everything.
 */
export const startBlogServer = async (): Promise<BlogServer> => {
  let url = ''
  const site = wpRest(() => url)
  let holding: { readonly from: number; readonly kind: 'posts' | 'media' } | null = null
  const lost: ('answer' | 'request')[] = []
  let kept = 0
  let waiting: { readonly count: number; readonly reached: () => void } | undefined
  const server = await listening((request, response) => {
    void bodyOf(request).then(async (bytes) => {
      const asked = vendorRequest(request, bytes)
      const [, kind = '', id = ''] = /\/wp\/v2\/(\w+)(?:\/(\d+))?$/.exec(asked.path) ?? []
      const loss = asked.method === 'POST' && kind === 'posts' && id === '' ? lost.shift() : undefined
      if (loss === 'request') return void request.socket.destroy()
      const answer = await site.answer(asked, kind, id)
      if (loss === 'answer') return void request.socket.destroy()
      if (answer === 'cut') return void request.socket.destroy()
      const isNew = asked.method === 'POST' && id === '' && kind === holding?.kind
      if (isNew && holding && site[holding.kind].length >= holding.from) {
        kept += 1
        if (waiting && kept >= waiting.count) waiting.reached()
        return
      }
      response
        .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
        .end(answer.bytes ?? JSON.stringify(answer.json))
    })
  })
  url = server.url
  return {
    ...server,
    posts: site.posts,
    media: site.media,
    troubleUploads: site.troubleUploads,
    clear: site.clear,
    loseAnswers: (count) => void lost.push(...Array<'answer'>(count).fill('answer')),
    loseRequests: (count) => void lost.push(...Array<'request'>(count).fill('request')),
    put: site.put,
    forgetFile: (at) => void site.media.splice(at, 1),
    hold: (from, kind = 'posts') => {
      holding = from === null ? null : { from, kind }
      kept = 0
    },
    held: (count) =>
      new Promise((reached) => {
        waiting = { count, reached }
        if (kept >= count) reached()
      }),
  }
}
