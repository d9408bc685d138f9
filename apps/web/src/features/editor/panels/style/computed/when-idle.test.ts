import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

let waiting: ((deadline: IdleDeadline) => void)[]
const idle = (left: () => number, didTimeout = false) =>
  waiting.splice(0).forEach((run) => run({ didTimeout, timeRemaining: left }))

beforeEach(() => {
  waiting = []
  vi.stubGlobal('requestIdleCallback', (run: (deadline: IdleDeadline) => void) => waiting.push(run))
  vi.stubGlobal('cancelIdleCallback', () => void waiting.splice(0))
})
afterEach(() => vi.unstubAllGlobals())

function* counting(done: number[]) {
  for (let step = 1; step <= 3; step += 1) {
    done.push(step)
    yield
  }
}

it('runs once, however often it is requested', () => {
  const work = vi.fn()
  const { ask } = whenIdle(work)
  ask()
  ask()
  idle(() => 50)
  expect(work).toHaveBeenCalledTimes(1)
  expect(waiting).toHaveLength(0)
})

it('stops when the idle time is over and continues in the next', () => {
  const done: number[] = []
  whenIdle(() => counting(done)).ask()
  idle(() => 0)
  expect(done).toEqual([1])
  idle(() => 50)
  expect(done).toEqual([1, 2, 3])
  expect(waiting).toHaveLength(0)
})

it('finishes without idle time when it has waited long enough', () => {
  const done: number[] = []
  whenIdle(() => counting(done)).ask()
  idle(() => 0, true)
  expect(done).toEqual([1, 2, 3])
})

it('begins again when it is requested between its steps, and ends when it is canceled', () => {
  const done: number[] = []
  const { ask, cancel } = whenIdle(() => counting(done))
  ask()
  idle(() => 0)
  ask()
  idle(() => 0)
  expect(done).toEqual([1, 1])
  cancel()
  idle(() => 50)
  expect(done).toEqual([1, 1])
})
