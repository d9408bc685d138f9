import { createContext, Script } from 'node:vm'

/** Ms for one value; a good pattern needs microseconds. */
const patience = 50

/** Patterns that exceeded it. Browsers check them still. */
const slow = new Set<string>()
const mostRemembered = 1_000

const context = createContext(Object.create(null))
// browsers compile the pattern alone first, and ignore one that is an expression only in parentheses
const script = new Script('new RegExp(pattern, "v"), new RegExp(`^(?:${pattern})$`, "v").test(value)')

/**
 * Returns whether the whole value matches the pattern as in HTML. True if the pattern is invalid, which browsers ignore,
 * and if it takes too long: such a pattern is not tried again, so that it can't keep the process busy.
 */
export const matchesPattern = (pattern: string, value: string): boolean => {
  if (slow.has(pattern)) return true
  Object.assign(context, { pattern, value })
  try {
    return script.runInContext(context, { timeout: patience }) === true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') {
      if (slow.size >= mostRemembered) slow.clear()
      slow.add(pattern)
      return true
    }
    // an error of another context is no instance of this one's
    if ((error as Error).name === 'SyntaxError') return true
    throw error
  }
}
