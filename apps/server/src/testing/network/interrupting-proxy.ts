import { request as forward } from 'node:http'
import { bodyOf, listening } from '../servers/listening.ts'

interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface TroubleProxy {
  readonly url: string
  /** Method and path of every request, such as 'PUT /bucket/key'. */
  readonly requests: readonly string[]
  /** Responds with this to every writing request instead of forwarding it, until healed. */
  answer(instead: Answer): void
  /** Closes the connection in the middle of every writing request, until healed. */
  cut(): void
  heal(): void
  stop(): Promise<void>
}

/** Starts a proxy that forwards everything unchanged, including Host, unless configured otherwise. */
export const startTroubleProxy = async (target: string): Promise<TroubleProxy> => {
  const { hostname, port } = new URL(target)
  const requests: string[] = []
  let instead: Answer | 'cut' | undefined

  const server = await listening((request, response) => {
    const { method = 'GET', url = '/', rawHeaders } = request
    requests.push(`${method} ${url}`)
    const writes = !['GET', 'HEAD'].includes(method)
    if (writes && instead === 'cut') {
      request.once('data', () => request.socket.resetAndDestroy())
      request.once('end', () => request.socket.resetAndDestroy())
      return
    }
    if (writes && instead !== undefined && instead !== 'cut') {
      const { status, headers = {}, body = '' } = instead
      void bodyOf(request).then(() => response.writeHead(status, { ...headers }).end(body))
      return
    }
    const passed = forward({ hostname, port, method, path: url, headers: rawHeaders }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })

  return {
    url: server.url,
    requests,
    answer: (answer) => {
      instead = answer
    },
    cut: () => {
      instead = 'cut'
    },
    heal: () => {
      instead = undefined
    },
    stop: server.stop,
  }
}
