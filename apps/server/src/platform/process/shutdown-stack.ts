/** Started components, stopped in reverse order. */
export interface ShutdownStack {
  /** Registers how to stop a component; `name` is for the error report. */
  add(name: string, stop: () => Promise<unknown>): void
  /** Stops every component once, even if others fail. Returns whether all succeeded. */
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
