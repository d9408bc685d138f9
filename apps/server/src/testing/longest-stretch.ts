import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Returns the largest share, from 0 to 1, of this thread's CPU time for `work` that it uses without yielding.
 * Independent of other processes and threads and of the machine's speed.
 */
export const longestStretch = async (work: () => Promise<unknown>): Promise<number> => {
  let isOver = false
  const begun = process.threadCpuUsage()
  const watched = (async () => {
    let longest = 0
    while (!isOver) {
      const before = process.threadCpuUsage()
      await nextTurn()
      longest = Math.max(longest, sum(process.threadCpuUsage(before)))
    }
    return longest / sum(process.threadCpuUsage(begun))
  })()
  try {
    await work()
  } finally {
    isOver = true
  }
  return watched
}

const sum = ({ user, system }: NodeJS.CpuUsage): number => user + system
