import { createContext, Script } from 'node:vm'
import { BoundedMap } from '../../../platform/collections/bounded-map.ts'

/** Ms for one value; a good pattern needs microseconds. */
const patience = 50

/** How often a pattern is tried again that other programs left no processor. */
const retries = 3

/** Ms of processor time for all patterns of the process within each window, so that many slow ones can't keep it busy. */
const budget = 200
const windowLength = 1_000

/** Patterns that exceeded their time; the oldest are forgotten. Browsers check them still. */
const slow = new BoundedMap<string, true>(1_000)

let windowStart = 0
let spent = 0

const context = createContext(Object.create(null))
// browsers compile the pattern alone first, and ignore one that is an expression only in parentheses
const script = new Script('new RegExp(pattern, "v"), new RegExp(`^(?:${pattern})$`, "v").test(value)')

/** Returns the ms of processor time that this thread has used since the given moment. */
const usedSince = (moment: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(moment)
  return (user + system) / 1_000
}

const tried = (pattern: string, value: string, left = retries): boolean => {
  Object.assign(context, { pattern, value })
  const begun = process.threadCpuUsage()
  try {
    return script.runInContext(context, { timeout: patience }) === true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') {
      if (left > 0 && usedSince(begun) < patience / 2) return tried(pattern, value, left - 1)
      slow.set(pattern, true)
      return true
    }
    // an error of another context is no instance of this one's
    if ((error as Error).name === 'SyntaxError') return true
    throw error
  }
}

/**
 * Returns whether the whole value matches the pattern as in HTML. True if the pattern is invalid, which browsers ignore,
 * and if it takes too long: such a pattern is not tried again, so that it can't keep the process busy. True as well
 * after all patterns of a second have taken too long.
 */
export const matchesPattern = (pattern: string, value: string): boolean => {
  if (slow.has(pattern)) return true
  const now = performance.now()
  if (now - windowStart > windowLength) {
    windowStart = now
    spent = 0
  }
  if (spent > budget) return true
  const begun = process.threadCpuUsage()
  try {
    return tried(pattern, value)
  } finally {
    spent += usedSince(begun)
  }
}
