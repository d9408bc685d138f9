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
      return complain(`${part} met an error and goes on: ${error.stack ?? error.message}`)
    if (clock() - toldAt < onceIn) return
    toldAt = clock()
    complain(`${part} can't use the database now and tries again: ${error.message}`)
  }
}
