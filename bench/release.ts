const releases = new Set<() => unknown>()

const releaseAll = async (): Promise<void> => {
  for (const release of [...releases].toReversed())
    try {
      await release()
    } catch (error) {
      console.error(error)
    }
}

let ending: Promise<void> | undefined

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)
  process.on(signal, () => {
    // a second signal, which `timeout` sends to the whole group, must not cut the release short
    ending ??= releaseAll().finally(() => process.exit(code))
  })

/**
 * Calls `release` once: by the returned function, or if the benchmark is interrupted, the last registered first. Its
 * database and its processes would otherwise stay.
 */
export const releasedAtTheEnd = (release: () => Promise<unknown>): (() => Promise<void>) => {
  const once = async () => {
    if (releases.delete(once)) await release()
  }
  releases.add(once)
  return once
}
