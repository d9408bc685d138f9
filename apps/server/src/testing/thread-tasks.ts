import { threadId } from 'node:worker_threads'

/* Thread tasks for tests. */

/** Never ends, like a parser in an endless loop. */
export const neverEnds = (): never => {
  for (;;);
}

/** Allocates more and more memory. */
export const growsForever = (): never => {
  const held: number[][] = []
  for (;;) held.push(Array.from({ length: 100_000 }, (_, at) => at))
}

/** Returns the bytes incremented by one, in the given buffer. */
export const incremented = (bytes: Uint8Array): Uint8Array => bytes.map((byte) => byte + 1)

/** Throws like a bug. */
export const fails = (): never => {
  throw new TypeError('nothing is not a list')
}

/** Exits its thread in the middle of the task. */
export const exits = (): never => process.exit(1)

/** Recurses deeper than any engine allows. */
export const nests = (text: string): number => 1 + nests(text)

/** Returns the id of its thread. */
export const threadOf = (): number => threadId
