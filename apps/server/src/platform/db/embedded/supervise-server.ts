import type { ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { isRunning } from './start-server.ts'

/** Limits and delays for restarting PostgreSQL after it has ended unexpectedly; in ms. */
export interface RestartPolicy {
  /** Consecutive ends and failed starts until it gives up. */
  readonly mostFailures: number
  /** Run time after which a server counts as healthy and the failures are reset. */
  readonly steadyAfter: number
  /** Before the second start; doubled for each one after it. The first start is immediate. */
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
  /** Starts the server; rejects with a message. Calls `onLaunch` with the process before it is ready. */
  readonly start: (onLaunch: (child: ChildProcess) => void, signal: AbortSignal) => Promise<ChildProcess>
  /** Returns whether a start failed because the disk is full; such starts are retried forever. */
  readonly isDiskFull: (error: unknown) => boolean
  readonly log: (line: string) => void
  readonly policy?: RestartPolicy | undefined
}

export interface SupervisedServer {
  /** Resolves with a message when it gives up; never after `stop`. */
  readonly gaveUp: Promise<string>
  /** Stops restarting. Returns the running or starting process, if any. */
  stop(): ChildProcess | undefined
  /** Resolves once no start is in progress. */
  readonly settled: Promise<void>
}

const howItEnded = ({ signalCode, exitCode }: ChildProcess) =>
  signalCode === null ? `exit code ${exitCode}` : signalCode

const end = (child: ChildProcess): Promise<void> =>
  new Promise((fulfil) => (isRunning(child) ? child.once('exit', () => fulfil()) : fulfil()))

const words = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Restarts PostgreSQL whenever it ends without being asked to; it then recovers its files by itself. */
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
      if (!isDiskTold) log(`${words(error)} Retrying until there is space.`)
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
        why = `The database stopped unexpectedly (${howItEnded(child)}).`
        if (performance.now() - startedAt >= policy.steadyAfter) failures = 0
      }
      failures += 1
      if (failures > policy.mostFailures) {
        child = undefined
        gaveUp.resolve(`${why} It failed to restart ${policy.mostFailures} times.`)
        return
      }
      log(`${why} Restarting it; no saved data is lost.`)
      await rest(waitBefore())
      if (signal.aborted) return
      const failure = await startAgain()
      startedAt = performance.now()
      if (failure !== undefined) why = failure
      else if (!signal.aborted) log('The database is running again.')
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
