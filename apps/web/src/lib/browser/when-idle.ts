/** Ms after which the work is done even if the browser never came to rest. */
const patience = 500

/** Does what can wait until the browser has drawn what the person waits for. Answers how to stop. */
export const whenQuiet = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, patience)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work, { timeout: patience })
  return () => cancelIdleCallback(asked)
}
