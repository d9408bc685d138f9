import { listening, type Listening } from '../listening.ts'

export interface PersonalSite extends Listening {
  /** Sets the page at a path. */
  show(path: string, html: string): void
  /** Makes a path respond with this status and redirect URL. */
  refuse(path: string, status: number, location?: string): void
  picture(path: string, bytes: Uint8Array): void
  /** Delays the next requests: `asked` resolves with the first, and all are answered once released. */
  hold(): { readonly asked: Promise<void>; release(): void }
}

interface Shown {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

/** Starts a website on a platform without an API: pages that its owner edits manually. */
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
