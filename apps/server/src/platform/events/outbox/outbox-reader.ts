import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { outboxChannel } from './record-event.ts'
import { cursorNow, eventsAfter, isFromLostTimeline, type Cursor, type StoredEvent } from './read-events.ts'

const lookEvery = 1_000
/** Least time between two reads, and between two calls to the other nodes; NOTIFY takes a lock at commit. */
const restAfterRead = 25
const restAfterNotify = 50
const batchSize = 500

/** Reads the outbox beyond its own cursor, in the order of commits, and hands each event on once. */
export class OutboxReader {
  readonly #db: Kysely<Database>
  readonly #publish: (event: StoredEvent) => void
  readonly #onError: (error: unknown) => void
  #cursor: Cursor | undefined
  #timer: NodeJS.Timeout | undefined
  #readTimer: NodeJS.Timeout | undefined
  #notifyTimer: NodeJS.Timeout | undefined
  #reading: Promise<void> | undefined
  #stopped = false

  constructor(options: {
    readonly db: Kysely<Database>
    readonly publish: (event: StoredEvent) => void
    readonly onError: (error: unknown) => void
  }) {
    this.#db = options.db
    this.#publish = options.publish
    this.#onError = options.onError
  }

  /** From now on; what happened before is nobody's news. */
  async start(): Promise<void> {
    this.#cursor = await cursorNow(this.#db)
    this.#timer = setInterval(() => this.read(), lookEvery)
    this.#timer.unref()
  }

  /** The ear was opened anew, perhaps at another primary: one that is behind would leave the cursor in its future. */
  async reopen(): Promise<void> {
    if (!this.#cursor || this.#stopped) return
    try {
      if (await isFromLostTimeline(this.#db, this.#cursor)) this.#cursor = await cursorNow(this.#db)
    } catch (error) {
      this.#onError(error)
    }
    this.read()
  }

  /** Something was written here: read it, and tell the other nodes. */
  wake(): void {
    this.read()
    this.#notifyTimer ??= setTimeout(() => {
      this.#notifyTimer = undefined
      if (!this.#stopped) sql`select pg_notify(${outboxChannel}, '')`.execute(this.#db).catch(this.#onError)
    }, restAfterNotify)
  }

  /** Read soon. */
  read(): void {
    if (this.#stopped || !this.#cursor) return
    this.#readTimer ??= setTimeout(() => {
      this.#reading = (this.#reading ?? Promise.resolve()).then(() => this.#drain()).catch(this.#onError)
      this.#readTimer = undefined
    }, restAfterRead)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    clearTimeout(this.#readTimer)
    clearTimeout(this.#notifyTimer)
    await this.#reading
  }

  async #drain(): Promise<void> {
    while (this.#cursor && !this.#stopped) {
      const events = await eventsAfter(this.#db, this.#cursor, { limit: batchSize })
      for (const event of events) {
        this.#cursor = event.cursor
        this.#publish(event)
      }
      if (events.length < batchSize) return
    }
  }
}
