import { Readable } from 'node:stream'

/** Adds a line to a response. */
export type SendLine<Line extends object> = (line: Line) => void

/** Produces the lines of a response; `left` is aborted when the client disconnects. */
export type ProduceLines<Line extends object> = (send: SendLine<Line>, left: AbortSignal) => Promise<void>

/** Proxies must not collect the lines. */
export const lineHeaders = { 'Content-Type': 'application/x-ndjson', 'X-Accel-Buffering': 'no' } as const

/**
 * Response of a service that is sent while it is produced: one JSON value per line. Producing begins when the response
 * is read. It must be bounded, because lines wait in memory for a slow client.
 */
export class LineStream<Line extends object = object> extends Readable {
  readonly #produce: ProduceLines<Line>
  readonly #left = new AbortController()
  #begun = false

  constructor(produce: ProduceLines<Line>) {
    super({ highWaterMark: 64 })
    this.#produce = produce
  }

  override _read(): void {
    if (this.#begun) return
    this.#begun = true
    const send = (line: Line): void => {
      if (!this.destroyed) this.push(`${JSON.stringify(line)}\n`)
    }
    this.#produce(send, this.#left.signal).then(
      () => this.push(null),
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    )
  }

  override _destroy(error: Error | null, end: (error?: Error | null) => void): void {
    this.#left.abort()
    end(error)
  }
}
