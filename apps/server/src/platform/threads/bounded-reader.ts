import { GivenUp, isTooDeep } from './given-up.ts'
import { runInThread } from './run-in-thread.ts'
import type { ThreadTask } from './thread-task.ts'

/**
 * Characters or bytes up to which a parser works where it is called: it takes some milliseconds for them, and handing
 * them to a thread would take no less. That its time grows no faster than its input is measured by its growth test.
 */
export const smallInput = 64 * 1_024

export interface ReaderLimits {
  /** Milliseconds that one input may take. */
  readonly within: number
  /** What is read, in a person's words: 'file', 'page'. */
  readonly what: string
  /** What the person can do about one that is given up, where that is not to make it smaller. */
  readonly advice?: string
}

/** An input on its way to a parser. */
export interface ReadInput<Given extends readonly unknown[]> {
  /** Whose turn it takes: an account, or the host of a page that belongs to none. */
  readonly turnOf: string
  /** Characters or bytes. */
  readonly size: number
  readonly given: Given
}

/**
 * A parser of what people upload, made so that no input holds up other people: a large one is read in a thread that
 * ends when it overruns its time. `parse` is exported by the module as `name`. Rejects with a GivenUp.
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
      throw isTooDeep(error) ? new GivenUp('depth', limits) : error
    }
  }
}
