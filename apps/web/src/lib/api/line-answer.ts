import type { ResourcePath } from '@web2/contract/resources'
import { sessionRefused, sessionToken } from '../session/session.ts'
import { apiBase, callAddress } from './addresses.ts'
import { noAnswer, refusal } from './errors.ts'

interface LineCall<Line> {
  readonly path: ResourcePath
  readonly data: unknown
  /** Aborting closes the connection, and the server stops its work. */
  readonly signal: AbortSignal
  readonly onLine: (line: Line) => void
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads a body of one JSON value per line. */
const readLines = async <Line>(body: ReadableStream<Uint8Array>, onLine: (line: Line) => void) => {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') onLine(JSON.parse(line) as Line)
  }
}

/**
 * Calls a service that answers line by line while it works. Resolves when the answer has ended; throws the API's error,
 * or an AbortError once `signal` is aborted.
 */
export const postForLines = async <Line>({ path, data, signal, onLine }: LineCall<Line>): Promise<void> => {
  const token = sessionToken()
  let answer: Response
  try {
    answer = await fetch(callAddress(`${apiBase}/${path}`), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(data),
      signal,
    })
    if (answer.ok && answer.body) return await readLines(answer.body, onLine)
  } catch (error) {
    throw signal.aborted ? error : noAnswer(error)
  }
  const body = parsed(await answer.text())
  if (answer.status === 401 && token !== null && token === sessionToken()) sessionRefused()
  throw refusal(answer.status, body)
}
