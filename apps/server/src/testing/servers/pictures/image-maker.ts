import type { IncomingMessage, ServerResponse } from 'node:http'
import sharp from 'sharp'
import { bodyOf, listening } from '../listening.ts'

export interface MakerRequest {
  readonly method: string
  readonly path: string
  readonly search: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** JSON body of the request, or the fields of a form. */
  readonly json: ReturnType<typeof JSON.parse>
  /** URL of this server. */
  readonly url: string
}

/** A request for an image's file. */
export type MakerFile = Pick<MakerRequest, 'path' | 'headers'>

export interface MakerAnswer {
  readonly status: number
  readonly json?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const page = '<!doctype html><title>Sign in</title><p>This network asks you to sign in.'

/**
 * Starts a response as the first word of a prompt demands: aborted halfway, none at all, a page, or a redirect to an
 * address that only this computer should reach.
 */
const begin = (response: ServerResponse, { status, json, headers }: MakerAnswer, trouble: string) => {
  const body = JSON.stringify(json ?? null)
  if (trouble === 'silent') return
  if (trouble === 'moved')
    return void response.writeHead(307, { location: 'http://169.254.169.254/latest/' }).end()
  if (trouble === 'page') return void response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  })
  if (trouble === 'cut') response.write(body.slice(0, 10), () => response.destroy())
  else response.end(body)
}

/** Files that a service could deliver instead of an image, by the first word of their name. */
const otherFiles: Readonly<Record<string, (response: ServerResponse) => void>> = {
  page: (response) => void response.writeHead(200, { 'content-type': 'image/png' }).end(page),
  moved: (response) => void response.writeHead(302, { location: 'http://169.254.169.254/a.png' }).end(),
  expired: (response) => void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found'),
  huge: (response) => {
    response.writeHead(200, { 'content-type': 'image/png' })
    const more = () => void (response.destroyed || response.write(Buffer.alloc(65_536), more))
    more()
  },
}

const fieldsOf = async (incoming: IncomingMessage, bytes: Buffer): Promise<MakerRequest['json']> => {
  if (bytes.length === 0) return undefined
  const type = incoming.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/')) return JSON.parse(bytes.toString())
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  return Object.fromEntries(form)
}

/** Starts a simulated image generator on loopback: its API in its own format, and images below /files/. */
export const startImageMaker = async (
  promptOf: (json: MakerRequest['json']) => string,
  answer: (request: MakerRequest, picture: Buffer) => MakerAnswer,
) => {
  const requests: MakerRequest[] = []
  const files: MakerFile[] = []
  // a grid of four colors, so that its quarters differ
  const colors = ['#b33', '#3b3', '#33b', '#bb3']
  const quarters = await Promise.all(
    colors.map((background) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const picture = await sharp({ create: { width: 128, height: 128, channels: 3, background: '#fff' } })
    .composite(quarters.map((input, at) => ({ input, left: (at % 2) * 64, top: at > 1 ? 64 : 0 })))
    .png()
    .toBuffer()
  const server = await listening((incoming, response) => {
    void bodyOf(incoming).then(async (bytes) => {
      const { pathname: path, search } = new URL(incoming.url ?? '/', server.url)
      const { method = 'GET', headers } = incoming
      if (path.startsWith('/files/')) {
        files.push({ path, headers })
        const [word = ''] = path.slice('/files/'.length).split(/[-.]/)
        const other = otherFiles[word]
        if (other) return other(response)
        return void response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
      }
      const json = await fieldsOf(incoming, bytes)
      const request = { method, path, search, headers, json, url: server.url }
      requests.push(request)
      const [trouble = ''] = (json === undefined ? '' : promptOf(json)).split(' ')
      begin(response, answer(request, picture), trouble)
    })
  })
  return { ...server, requests: requests as readonly MakerRequest[], files: files as readonly MakerFile[] }
}

export type MakerServer = Awaited<ReturnType<typeof startImageMaker>>
