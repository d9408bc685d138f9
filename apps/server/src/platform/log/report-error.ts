import { transientFailureMessage } from '../db/adapter/database-errors.ts'

/** Milliseconds in which a part says once that the database is away. */
const onceIn = 10_000

/**
 * Tells of errors that a part of the process outlives. A database that is away meets every queue, again and again until
 * it is back: that is one line now and then, without the stacks, which would bury everything else in the log.
 */
export const report = (part: string, complain: (line: string) => void, clock = () => performance.now()) => {
  let toldAt = Number.NEGATIVE_INFINITY
  return (error: Error): void => {
    if (transientFailureMessage(error) === undefined)
      return complain(`${part} met an error and goes on: ${error.stack ?? error.message}`)
    if (clock() - toldAt < onceIn) return
    toldAt = clock()
    complain(`${part} can't use the database now and tries again: ${error.message}`)
  }
}
