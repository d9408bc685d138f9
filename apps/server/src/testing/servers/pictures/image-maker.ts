import type { ServerResponse } from 'node:http'
import sharp from 'sharp'
import { bodyOf, listening } from '../listening.ts'

export interface MakerRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** JSON body of the request. */
  readonly json: ReturnType<typeof JSON.parse>
  /** URL of this server. */
  readonly url: string
}

export interface MakerAnswer {
  readonly status: number
  readonly json?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Starts a response as the first word of a prompt demands: aborted halfway, or none at all. */
const begin = (response: ServerResponse, { status, json, headers }: MakerAnswer, trouble: string) => {
  const body = JSON.stringify(json ?? null)
  if (trouble === 'silent') return
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  })
  if (trouble === 'cut') response.write(body.slice(0, 10), () => response.destroy())
  else response.end(body)
}

/** Starts a simulated image generator on loopback: its API in its own format, and images below /files/. */
export const startImageMaker = async (
  promptOf: (json: MakerRequest['json']) => string,
  answer: (request: MakerRequest, picture: Buffer) => MakerAnswer,
) => {
  const requests: MakerRequest[] = []
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
    void bodyOf(incoming).then((bytes) => {
      const { pathname: path } = new URL(incoming.url ?? '/', server.url)
      if (path.startsWith('/files/'))
        return void response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
      const json = bytes.length === 0 ? undefined : JSON.parse(bytes.toString())
      const { method = 'GET', headers } = incoming
      const request = { method, path, headers, json, url: server.url }
      requests.push(request)
      const [trouble = ''] = (json === undefined ? '' : promptOf(json)).split(' ')
      begin(response, answer(request, picture), trouble)
    })
  })
  return { ...server, requests: requests as readonly MakerRequest[] }
}

export type MakerServer = Awaited<ReturnType<typeof startImageMaker>>
