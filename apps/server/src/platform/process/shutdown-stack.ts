/** What was started, so that it can be stopped in the opposite order. */
export interface ShutdownStack {
  /** Remembers how to stop what has just been started; `name` is for the report if that fails. */
  add(name: string, stop: () => Promise<unknown>): void
  /** Stops everything, each part once, also when one of them fails. Answers whether all went well. */
  run(): Promise<boolean>
}

export function createShutdownStack(report: (line: string) => void): ShutdownStack {
  const steps: { name: string; stop: () => Promise<unknown> }[] = []
  return {
    add: (name, stop) => steps.push({ name, stop }),
    run: async () => {
      let isClean = true
      for (let step = steps.pop(); step; step = steps.pop()) {
        try {
          await step.stop()
        } catch (error) {
          isClean = false
          report(`Stopping the ${step.name} failed: ${error instanceof Error ? error.stack : String(error)}`)
        }
      }
      return isClean
    },
  }
}
