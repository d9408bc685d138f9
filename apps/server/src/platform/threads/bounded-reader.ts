import { LimitExceeded, isTooDeep } from './limit-exceeded.ts'
import { runInThread } from './run-in-thread.ts'
import type { ThreadTask } from './thread-task.ts'

/**
 * Characters or bytes up to which a parser runs in the calling thread: it takes some ms, no more than a
 * transfer to a thread. Its growth test checks that the time grows linearly.
 */
export const smallInput = 64 * 1_024

export interface ReaderLimits {
  /** Time limit per input in ms. */
  readonly within: number
  /** Name of the input for users: 'file', 'page'. */
  readonly what: string
  /** Advice for users when reading was aborted, other than to make the input smaller. */
  readonly advice?: string
}

/** Input for a parser. */
export interface ReadInput<Given extends readonly unknown[]> {
  /** Key for fair scheduling: an account, or the host of a page without one. */
  readonly turnOf: string
  /** Characters or bytes. */
  readonly size: number
  readonly given: Given
}

/**
 * Wraps a parser of uploads so that no input delays other users: large ones are parsed in a thread that is
 * ended at its time limit. `parse` is exported by the module as `name`. Rejects with LimitExceeded.
 */
export const boundedReader = <Given extends readonly unknown[], Result>(
  parse: (...given: Given) => Result,
  { module, name }: { readonly module: URL; readonly name: string },
  limits: ReaderLimits,
): ((input: ReadInput<Given>) => Promise<Result>) => {
  const task: ThreadTask<Given, Result> = { module: module.href, name }
  return async ({ turnOf, size, given }) => {
    if (size > smallInput) return runInThread(task, given, { ...limits, turnOf })
    try {
      return parse(...given)
    } catch (error) {
      throw isTooDeep(error) ? new LimitExceeded('depth', limits) : error
    }
  }
}
