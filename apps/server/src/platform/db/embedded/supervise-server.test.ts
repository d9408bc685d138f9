import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { superviseServer, type RestartPolicy } from './supervise-server.ts'

/** Fake server that runs until the test ends it. */
class FakeServer extends EventEmitter {
  exitCode: number | null = null
  signalCode: string | null = null
  die(signal: string) {
    this.signalCode = signal
    this.emit('exit', null, signal)
  }
}
const asChild = (server: FakeServer) => server as unknown as ChildProcess

const policy: RestartPolicy = { mostFailures: 3, steadyAfter: 1e9, firstWait: 1, longestWait: 2 }
const diskFull = new Error('The disk is full.')

/** Supervises fake servers. Each answer is the result of one start; afterwards all starts succeed. */
const keep = (answers: readonly (FakeServer | Error)[], given: RestartPolicy = policy) => {
  const first = new FakeServer()
  const started: FakeServer[] = []
  const said: string[] = []
  let asked = 0
  const kept = superviseServer(asChild(first), {
    start: (onLaunch) => {
      const answer = answers[asked] ?? new FakeServer()
      asked += 1
      if (answer instanceof Error) return Promise.reject(answer)
      started.push(answer)
      onLaunch(asChild(answer))
      return Promise.resolve(asChild(answer))
    },
    isDiskFull: (error) => error === diskFull,
    log: (line) => said.push(line),
    policy: given,
  })
  return { kept, first, started, said, asked: () => asked }
}
const turn = () => new Promise((fulfil) => setImmediate(fulfil))
const untilTrue = async (condition: () => boolean) => {
  while (!condition()) await turn()
}

test('restarts the server whenever it ends, and logs it', async () => {
  const { kept, first, started, said } = keep([])
  first.die('SIGKILL')
  await untilTrue(() => said.length === 2)
  expect(said).toEqual([
    'The database stopped unexpectedly (SIGKILL). Restarting it; no saved data is lost.',
    'The database is running again.',
  ])
  started[0]!.die('SIGSEGV')
  await untilTrue(() => said.length === 4)
  expect(said[2]).toContain('SIGSEGV')
  kept.stop()
  started[1]!.die('SIGINT')
  await kept.settled
  expect(started).toHaveLength(2)
})

test('gives up after several consecutive ends or failed starts', async () => {
  const { kept, first, started, asked } = keep([new Error('It is broken.'), new FakeServer()])
  first.die('SIGKILL')
  await untilTrue(() => started.length === 1)
  started[0]!.die('SIGSEGV')
  await untilTrue(() => started.length === 2)
  started[1]!.die('SIGSEGV')
  expect(await kept.gaveUp).toContain('stopped unexpectedly (SIGSEGV). It failed to restart 3 times.')
  expect(asked()).toBe(3)
})

test('resets the count after a healthy run', async () => {
  const { first, started, said } = keep([], { ...policy, steadyAfter: 0 })
  first.die('SIGKILL')
  for (let at = 0; at < 10; at += 1) {
    await untilTrue(() => started.length === at + 1)
    started[at]!.die('SIGKILL')
  }
  await untilTrue(() => started.length === 11)
  expect(said.some((line) => line.includes('given up'))).toBe(false)
})

test('waits forever for space on a full disk, and logs it once', async () => {
  const { kept, first, started, said } = keep(Array<Error>(20).fill(diskFull))
  first.die('SIGABRT')
  await untilTrue(() => started.length === 1)
  expect(said.filter((line) => line.includes('The disk is full.'))).toHaveLength(1)
  kept.stop()
  started[0]!.die('SIGINT')
  await kept.settled
})

test('does not restart after a stop during a delay', async () => {
  const { kept, first, asked } = keep([new Error('It is broken.')], {
    ...policy,
    firstWait: 1e6,
    longestWait: 1e6,
  })
  first.die('SIGKILL')
  await untilTrue(() => asked() === 1)
  expect(kept.stop()).toBeUndefined()
  await kept.settled
  expect(asked()).toBe(1)
})
