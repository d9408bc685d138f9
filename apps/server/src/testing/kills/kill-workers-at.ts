import { attempt, type WorkUnit } from '../../platform/jobs/attempt.ts'
import type { AppContext } from '../../platform/context.ts'

/**
 * Leaves the records of workers that were killed during a unit of work, one after the other: started attempts
 * without an end.
 */
export const killWorkersAt = async (
  context: Pick<AppContext, 'db' | 'log'>,
  unit: WorkUnit,
  workers = 2,
): Promise<void> => {
  for (let killed = 0; killed < workers; killed += 1)
    await new Promise<void>((begun, failed) => {
      attempt(context, { ...unit, mostLost: Infinity }, () => {
        begun()
        return new Promise<never>(() => undefined)
      }).catch(failed)
    })
}
