import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * How much of the CPU time that this thread needs for `work`, from 0 to 1, it takes at most before anybody else in the
 * process gets a turn. Time in which other processes or threads work does not count, nor does the speed of the machine.
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
