import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Milliseconds of CPU time that this thread works at most, while `work` goes on, before anybody else in the process gets
 * a turn. Time in which other processes or threads work does not count.
 */
export const longestStretch = async (work: () => Promise<unknown>): Promise<number> => {
  let isOver = false
  const watched = (async () => {
    let longest = 0
    while (!isOver) {
      const before = process.threadCpuUsage()
      await nextTurn()
      const { user, system } = process.threadCpuUsage(before)
      longest = Math.max(longest, (user + system) / 1_000)
    }
    return longest
  })()
  try {
    await work()
  } finally {
    isOver = true
  }
  return watched
}
