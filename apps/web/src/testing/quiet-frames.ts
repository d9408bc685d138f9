import console from 'node:console'

/**
 * Drops the error that happy-dom prints for each frame it does not load, such as an embedded video. It goes to the
 * process's own console, past Vitest's `onConsoleLog`.
 */
const { error } = console
console.error = (...values: unknown[]) => {
  const [first] = values
  if (first instanceof Error && first.message.endsWith('Iframe page loading is disabled.')) return
  error(...values)
}
