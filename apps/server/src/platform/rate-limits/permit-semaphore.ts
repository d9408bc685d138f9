import type { AppContext } from '../context.ts'
import { pauseBudget } from './pause-budget.ts'
import type { RateBudget } from './rate-budget.ts'
import { acquirePermits, mayReuse, releasePermits, renewPermits, type Permit } from './take-permits.ts'

export type PermitResult =
  | { readonly ok: true; readonly end: () => void }
  /** Not before this time, which is too late to wait for here. */
  | { readonly ok: false; readonly until: Date }

/**
 * Gate to external services for many quick calls of one process: acquires permits for several calls at once.
 */
export interface PermitGate {
  /** Resolves when the call may start; `end` must be called when it is over. */
  enter(budget: RateBudget): Promise<PermitResult>
  /** Pauses the budget for all workers because the service asked to wait. */
  hold(budget: RateBudget, until: Date): Promise<void>
}

/** Ms for which permits are reused before the database is asked again whether the budget has room for others. */
const reuseMs = 1_000
/** Maximum wait here in ms; for longer waits the caller gets the time. */
const maxWaitMs = 2_000
/** Lease of permits in ms, so that those of a killed worker become free; a live worker renews them. */
const lease = 30_000
const renewEvery = 10_000

interface BudgetQueue {
  readonly waiting: PromiseWithResolvers<PermitResult>[]
  /** Unused permits; not reused for budgets with windows, where each call counts. */
  free: Permit[]
  /** Permits that were not needed since some were last released. */
  unneeded: number
  /** Calls in progress. */
  underway: number
  freshUntil: number
  heldUntil: number
  asking: boolean
  timer: NodeJS.Timeout | undefined
}

type PermitGateDeps = Pick<AppContext, 'db' | 'now' | 'log'>

/** Creates a gate; `permitGate` returns the application's. */
export const createPermitGate = ({ db, now, log }: PermitGateDeps): PermitGate => {
  const doors = new Map<string, BudgetQueue>()
  /** Acquired permits, used or not. */
  const held = new Map<string, number>()
  let renewing: NodeJS.Timeout | undefined
  const report = (error: unknown) =>
    log(`Rate budgets: ${error instanceof Error ? error.message : String(error)}`)

  const doorOf = ({ name }: RateBudget): BudgetQueue => {
    const known = doors.get(name)
    if (known) return known
    const door: BudgetQueue = {
      waiting: [],
      free: [],
      unneeded: 0,
      underway: 0,
      freshUntil: 0,
      heldUntil: 0,
      asking: false,
      timer: undefined,
    }
    doors.set(name, door)
    return door
  }

  const renew = (): void => {
    if (held.size > 0) renewPermits(db, [...held.keys()], lease, now()).catch(report)
    else {
      clearInterval(renewing)
      renewing = undefined
    }
  }
  const hold = ({ id, count }: Permit): void => {
    held.set(id, count)
    renewing ??= setInterval(renew, renewEvery).unref()
  }
  const letGo = ({ id, count }: Permit): void => {
    const left = (held.get(id) ?? 0) - count
    if (left > 0) held.set(id, left)
    else held.delete(id)
  }

  const giveBack = async (door: BudgetQueue, count = door.free.length): Promise<void> => {
    const permits = door.free.splice(0, count)
    door.unneeded = door.free.length
    permits.forEach(letGo)
    await releasePermits(db, permits)
  }

  const admit = (budget: RateBudget, door: BudgetQueue, permit: Permit): void => {
    const next = door.waiting.shift()
    if (!next) {
      door.free.push(permit)
      return
    }
    door.underway += 1
    next.resolve({ ok: true, end: () => ended(budget, door, permit) })
  }

  const takeFree = (door: BudgetQueue): Permit | undefined => {
    const permit = door.free.pop()
    door.unneeded = Math.min(door.unneeded, door.free.length)
    return permit
  }

  /** Reuses stale permits if no other process can be waiting for them. Returns whether that was so. */
  const reuse = async (budget: RateBudget, door: BudgetQueue): Promise<boolean> => {
    if (door.free.length === 0 || budget.limits?.length || door.heldUntil > now().getTime()) return false
    if (!(await mayReuse(db, budget, door.free, now())) || door.heldUntil > now().getTime()) return false
    door.freshUntil = performance.now() + reuseMs
    while (door.waiting.length > 0) {
      const permit = takeFree(door)
      if (!permit) break
      admit(budget, door, permit)
    }
    return true
  }

  const ended = (budget: RateBudget, door: BudgetQueue, permit: Permit): void => {
    const isFresh = performance.now() < door.freshUntil && door.heldUntil <= now().getTime()
    door.underway -= 1
    if (!budget.limits?.length && isFresh) admit(budget, door, permit)
    else door.free.push(permit)
    if (door.waiting.length > 0) ask(budget, door).catch(report)
    later(budget, door, reuseMs)
  }

  const later = (budget: RateBudget, door: BudgetQueue, wait: number): void => {
    door.timer ??= setTimeout(() => {
      door.timer = undefined
      if (door.waiting.length > 0) ask(budget, door).catch(report)
      else {
        const isReused = door.underway > 0 && !budget.limits?.length
        giveBack(door, isReused ? door.unneeded : door.free.length).catch(report)
        if (door.free.length > 0) later(budget, door, reuseMs)
      }
    }, wait).unref()
  }

  const refuse = (door: BudgetQueue, until: Date): void => {
    for (const { resolve } of door.waiting.splice(0)) resolve({ ok: false, until })
  }

  /** Acquires permits for all waiting calls at once. */
  const ask = async (budget: RateBudget, door: BudgetQueue): Promise<void> => {
    if (door.asking) return
    door.asking = true
    try {
      while (door.waiting.length > 0) {
        if (await reuse(budget, door)) continue
        await giveBack(door)
        const taken = await acquirePermits(db, [budget], { count: door.waiting.length, lease }, now())
        if (taken.ok) {
          hold(taken.permit)
          door.freshUntil = performance.now() + reuseMs
          for (let place = 0; place < taken.permit.count; place += 1)
            admit(budget, door, { id: taken.permit.id, count: 1 })
          continue
        }
        const wait = taken.until.getTime() - now().getTime()
        if (wait > maxWaitMs) refuse(door, taken.until)
        else later(budget, door, Math.max(20, wait))
        return
      }
    } catch (error) {
      for (const { reject } of door.waiting.splice(0)) reject(error)
    } finally {
      door.asking = false
    }
  }

  return {
    enter: (budget) => {
      const door = doorOf(budget)
      const waiter = Promise.withResolvers<PermitResult>()
      if (door.heldUntil - now().getTime() > maxWaitMs)
        return Promise.resolve({ ok: false, until: new Date(door.heldUntil) })
      door.waiting.push(waiter)
      const isFresh = performance.now() < door.freshUntil
      const permit = isFresh && !budget.limits?.length ? takeFree(door) : undefined
      if (permit) admit(budget, door, permit)
      else ask(budget, door).catch(report)
      return waiter.promise
    },
    hold: async (budget, until) => {
      const door = doorOf(budget)
      door.heldUntil = Math.max(door.heldUntil, until.getTime())
      door.freshUntil = 0
      await pauseBudget(db, budget.name, until)
    },
  }
}

/** Returns the application's gate. */
export const permitGate = (context: PermitGateDeps & Pick<AppContext, 'shared'>): PermitGate =>
  context.shared.once(createPermitGate, context)
