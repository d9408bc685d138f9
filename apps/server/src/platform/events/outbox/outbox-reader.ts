import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { outboxChannel } from './record-event.ts'
import { cursorNow, eventsAfter, isFromLostTimeline, type Cursor, type StoredEvent } from './read-events.ts'

const lookEvery = 1_000
/**
 * Minimum ms between two reads, and between two notifications of other instances, because NOTIFY takes a lock
 * at commit.
 */
const restAfterRead = 25
const restAfterNotify = 50
const batchSize = 500

/** Reads the outbox beyond its cursor in commit order, and passes each event on once. */
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

  /** Starts at the current end, because earlier events concern no connected socket. */
  async start(): Promise<void> {
    this.#cursor = await cursorNow(this.#db)
    this.#timer = setInterval(() => this.read(), lookEvery)
    this.#timer.unref()
  }

  /**
   * Handles a reopened listener, perhaps at a new primary: one that was behind the old primary would leave
   * the cursor in its future.
   */
  async reopen(): Promise<void> {
    if (!this.#cursor || this.#stopped) return
    try {
      if (await isFromLostTimeline(this.#db, this.#cursor)) this.#cursor = await cursorNow(this.#db)
    } catch (error) {
      this.#onError(error)
    }
    this.read()
  }

  /** Reads events written by this process and notifies the other instances. */
  wake(): void {
    this.read()
    this.#notifyTimer ??= setTimeout(() => {
      this.#notifyTimer = undefined
      if (!this.#stopped) sql`select pg_notify(${outboxChannel}, '')`.execute(this.#db).catch(this.#onError)
    }, restAfterNotify)
  }

  /** Schedules a read. */
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
