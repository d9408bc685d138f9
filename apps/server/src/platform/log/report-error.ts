import { transientFailureMessage } from '../db/adapter/database-errors.ts'

/** Ms within which a component reports an unreachable database once. */
const onceIn = 10_000

/**
 * Returns a function that logs errors a component survives. An unreachable database affects every queue until
 * it is back, so it is logged only now and then and without stacks, which would bury everything else.
 */
export const report = (part: string, complain: (line: string) => void, clock = () => performance.now()) => {
  let toldAt = Number.NEGATIVE_INFINITY
  return (error: Error): void => {
    if (transientFailureMessage(error) === undefined)
      return complain(`${part} had an error and continues: ${error.stack ?? error.message}`)
    if (clock() - toldAt < onceIn) return
    toldAt = clock()
    complain(`${part} can’t reach the database and will retry: ${error.message}`)
  }
}
