import { expect, it } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { runTasks, startRunner, type TaskSource } from './task-runner.ts'

/** Longer than any test: only ends of tasks and stopping wake the runner. */
const never = 3_600_000

/** Runs tasks from a queue, each until it is ended by name. */
const begin = (queue: string[], options: Partial<TaskSource<string>> = {}) => {
  const [claims, errors, ended]: [[number, string][], string[], string[]] = [[], [], []]
  const active = new Map<string, PromiseWithResolvers<void>>()
  const stopping = new AbortController()
  const source: TaskSource<string> = {
    atOnce: 2,
    interval: 1,
    claim: async (free, atWork) => {
      claims.push([free, atWork.join()])
      return queue.splice(0, free)
    },
    run: async (task) => {
      const work = Promise.withResolvers<void>()
      active.set(task, work)
      await work.promise.finally(() => ended.push(task))
    },
    onError: ({ message }) => errors.push(message),
    ...options,
  }
  const running = runTasks(source, stopping.signal)
  return {
    claims,
    errors,
    ended,
    active,
    stop: () => stopping.abort(),
    stopped: () => running,
    areAtWork: (...tasks: string[]) => eventually(() => expect([...active.keys()]).toEqual(tasks)),
  }
}

it('works on as many tasks as allowed, and on the next one when one has ended', async () => {
  const { areAtWork, active, claims, stop, stopped, ended } = begin(['a', 'b', 'c'])
  await areAtWork('a', 'b')
  active.get('a')?.resolve()
  await areAtWork('a', 'b', 'c')
  expect(claims).toContainEqual([0, 'a,b'])
  expect(claims).toContainEqual([1, 'b'])
  for (const { resolve } of active.values()) resolve()
  await eventually(() => expect(claims.at(-1)).toEqual([2, '']))
  stop()
  await stopped()
  expect(ended).toEqual(['a', 'b', 'c'])
})

it('polls as soon as a task ends, if its end may make room', async () => {
  const { areAtWork, active, stop, stopped } = begin(['a', 'b', 'c'], { interval: never, pollsAtEnds: true })
  await areAtWork('a', 'b')
  active.get('b')?.resolve()
  await areAtWork('a', 'b', 'c')
  for (const { resolve } of active.values()) resolve()
  stop()
  await stopped()
})

it('stops during a pause, and waits for tasks in progress', async () => {
  const { areAtWork, active, claims, stop, stopped, ended } = begin(['a'], { interval: never })
  await areAtWork('a')
  await eventually(() =>
    expect(claims).toEqual([
      [2, ''],
      [1, 'a'],
    ]),
  )
  let isOver = false
  const over = stopped().then(() => (isOver = true))
  stop()
  await new Promise(setImmediate)
  expect(isOver).toBe(false)
  active.get('a')?.resolve()
  await over
  expect(ended).toEqual(['a'])
  expect(claims).toHaveLength(2)
})

it('reports a failed task and a failed claim, and continues', async () => {
  const queue = ['a']
  let isBroken = false
  const { areAtWork, active, errors, stop, stopped } = begin(queue, {
    claim: async () => {
      if (isBroken) throw new Error('no database')
      return queue.splice(0)
    },
  })
  await areAtWork('a')
  isBroken = true
  active.get('a')?.reject(new Error('no answer'))
  await eventually(() => expect(errors).toEqual(expect.arrayContaining(['no answer', 'no database'])))
  isBroken = false
  queue.push('b')
  await areAtWork('a', 'b')
  active.get('b')?.resolve()
  stop()
  await stopped()
})

it('begins again after work that failed or ended, until it is stopped', async () => {
  const errors: string[] = []
  let begun = 0
  const work = async (stopping: AbortSignal): Promise<void> => {
    begun += 1
    if (begun === 1) throw new Error('connection lost')
    if (begun === 2) return
    await new Promise<void>((resolve) => stopping.addEventListener('abort', () => resolve()))
  }
  const runner = startRunner(work, { pause: 1, onError: ({ message }) => errors.push(message) })
  await eventually(() => expect(begun).toBe(3))
  await runner.stop()
  expect([begun, errors]).toEqual([3, ['connection lost']])
})
