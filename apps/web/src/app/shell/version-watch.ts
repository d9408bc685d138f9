interface VersionWatch {
  current: string
  /** Milliseconds between two questions. */
  every: number
  fetchVersion(): Promise<string>
  onNewVersion(version: string): void
}

/** Compares the server's version with ours at intervals until they differ; then tells once and stops. */
export const watchVersion = ({ current, every, fetchVersion, onNewVersion }: VersionWatch): (() => void) => {
  const check = async () => {
    let version: string
    try {
      version = await fetchVersion()
    } catch (error) {
      console.warn('The version check failed. It will be retried.', error)
      return
    }
    if (version === current || stopped) return
    stop()
    onNewVersion(version)
  }

  let stopped = false
  const timer = setInterval(() => void check(), every)
  const stop = () => {
    stopped = true
    clearInterval(timer)
  }
  return stop
}
