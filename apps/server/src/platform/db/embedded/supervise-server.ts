import type { ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { isRunning } from './start-server.ts'

/** How long PostgreSQL is started again after it has ended by itself, and how patiently; in milliseconds. */
export interface RestartPolicy {
  /** Ends and failed starts in a row after which it is given up. */
  readonly mostFailures: number
  /** A server that has run for so long is well: what comes after is counted anew. */
  readonly steadyAfter: number
  /** Before the second start; doubled for each one after it. The first comes at once. */
  readonly firstWait: number
  readonly longestWait: number
}

export const defaultRestarts: RestartPolicy = {
  mostFailures: 6,
  steadyAfter: 30_000,
  firstWait: 250,
  longestWait: 5_000,
}

export interface KeepRunningOptions {
  /** Starts it anew; rejects with a sentence. `onLaunch` is given the process before it is ready. */
  readonly start: (onLaunch: (child: ChildProcess) => void, signal: AbortSignal) => Promise<ChildProcess>
  /** Whether a start failed because the disk is full: that passes once there is room, so it is tried for ever. */
  readonly isDiskFull: (error: unknown) => boolean
  readonly log: (line: string) => void
  readonly policy?: RestartPolicy | undefined
}

export interface SupervisedServer {
  /** Resolves with a sentence when it is given up; never after `stop`. */
  readonly gaveUp: Promise<string>
  /** Starts nothing more; answers the process that runs or is being started, if there is one. */
  stop(): ChildProcess | undefined
  /** Resolves when nothing is being started any more. */
  readonly settled: Promise<void>
}

const howItEnded = ({ signalCode, exitCode }: ChildProcess) =>
  signalCode === null ? `exit code ${exitCode}` : signalCode

const end = (child: ChildProcess): Promise<void> =>
  new Promise((fulfil) => (isRunning(child) ? child.once('exit', () => fulfil()) : fulfil()))

const words = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Starts PostgreSQL again whenever it ends without being asked to; it then mends its files by itself. */
export const superviseServer = (
  first: ChildProcess,
  { start, isDiskFull, log, policy = defaultRestarts }: KeepRunningOptions,
): SupervisedServer => {
  const stopping = new AbortController()
  const { signal } = stopping
  const gaveUp = Promise.withResolvers<string>()
  let child: ChildProcess | undefined = first
  let failures = 0
  let isDiskTold = false

  const rest = async (milliseconds: number): Promise<void> => {
    await delay(milliseconds, undefined, { signal }).catch(() => 'stopped, which the caller sees')
  }
  const waitBefore = () =>
    failures <= 1 ? 0 : Math.min(policy.longestWait, policy.firstWait * 2 ** (failures - 2))
  const startAgain = async (): Promise<string | undefined> => {
    try {
      child = await start((launched) => (child = launched), signal)
      isDiskTold = false
      return undefined
    } catch (error) {
      child = undefined
      if (signal.aborted) return undefined
      if (!isDiskFull(error)) return words(error)
      if (!isDiskTold) log(`${words(error)} It is tried again until there is room.`)
      isDiskTold = true
      await rest(policy.longestWait)
      return signal.aborted ? undefined : startAgain()
    }
  }
  const live = async (): Promise<void> => {
    for (let startedAt = performance.now(), why = ''; !signal.aborted;) {
      if (child) {
        await end(child)
        if (signal.aborted) return
        why = `The database ended by itself (${howItEnded(child)}).`
        if (performance.now() - startedAt >= policy.steadyAfter) failures = 0
      }
      failures += 1
      if (failures > policy.mostFailures) {
        child = undefined
        gaveUp.resolve(`${why} It was started again ${policy.mostFailures} times and is given up.`)
        return
      }
      log(`${why} It is started again; nothing saved is lost.`)
      await rest(waitBefore())
      if (signal.aborted) return
      const failure = await startAgain()
      startedAt = performance.now()
      if (failure !== undefined) why = failure
      else if (!signal.aborted) log('The database runs again.')
    }
  }

  return {
    gaveUp: gaveUp.promise,
    settled: live(),
    stop: () => {
      stopping.abort()
      return child
    },
  }
}
