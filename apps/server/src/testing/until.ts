import { setTimeout as delay } from 'node:timers/promises'

/** Waits for an external condition; the test's own timeout ends the wait. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(2)
}
