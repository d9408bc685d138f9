import { listening, type Listening } from '../listening.ts'

export interface PersonalSite extends Listening {
  /** What a path shows from now on. */
  show(path: string, html: string): void
  /** The path is answered with this status, and with where it leads. */
  refuse(path: string, status: number, location?: string): void
  picture(path: string, bytes: Uint8Array): void
  /** The next requests wait: `asked` when the first has come, and all are answered once released. */
  hold(): { readonly asked: Promise<void>; release(): void }
}

interface Shown {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

/** Somebody's web site on a platform without an interface: pages that its owner changes by hand. */
export const startPersonalSite = async (): Promise<PersonalSite> => {
  const pages = new Map<string, Shown>()
  let gate: { readonly asked: () => void; readonly opened: Promise<void> } | undefined
  const server = await listening((request, response) => {
    const answer = () => {
      const { status, headers, body } = pages.get(request.url ?? '/') ?? {
        status: 404,
        headers: { 'content-type': 'text/html' },
        body: '<p>nothing here</p>',
      }
      response.writeHead(status, headers).end(body)
    }
    gate?.asked()
    if (gate) void gate.opened.then(answer)
    else answer()
  })
  return {
    ...server,
    show: (path, body) =>
      void pages.set(path, { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body }),
    refuse: (path, status, location) =>
      void pages.set(path, { status, headers: location === undefined ? {} : { location }, body: '' }),
    picture: (path, body) =>
      void pages.set(path, { status: 200, headers: { 'content-type': 'image/png' }, body }),
    hold: () => {
      const asked = Promise.withResolvers<void>()
      const opened = Promise.withResolvers<void>()
      gate = { asked: asked.resolve, opened: opened.promise }
      return {
        asked: asked.promise,
        release: () => {
          gate = undefined
          opened.resolve()
        },
      }
    },
  }
}
