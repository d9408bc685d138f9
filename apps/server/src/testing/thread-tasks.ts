import { threadId } from 'node:worker_threads'

/* Tasks of tests for threads. */

/** Waits for others in vain, as a parser does that never comes to an end. */
export const neverEnds = (): never => {
  for (;;);
}

/** Holds more and more. */
export const growsForever = (): never => {
  const held: number[][] = []
  for (;;) held.push(Array.from({ length: 100_000 }, (_, at) => at))
}

/** The bytes with one added to each, in the buffer that it was given. */
export const incremented = (bytes: Uint8Array): Uint8Array => bytes.map((byte) => byte + 1)

/** Fails as a mistake in a program does. */
export const fails = (): never => {
  throw new TypeError('nothing is not a list')
}

/** Ends its thread in the middle of the work. */
export const exits = (): never => process.exit(1)

/** How often a function can call itself is for the engine to say, but not this often. */
export const nests = (text: string): number => 1 + nests(text)

/** The thread in which it is called. */
export const threadOf = (): number => threadId
