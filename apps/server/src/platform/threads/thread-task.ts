type Work = (...given: never[]) => unknown

/**
 * A function as threads call it: the module it is exported from, and its name there. What it is given and what it
 * answers is copied as `structuredClone` does. It answers with a value for whatever may be wrong with a file: of an
 * error that it throws only the message and the stack arrive.
 */
export interface ThreadTask<Given extends readonly unknown[], Result> {
  readonly module: string
  readonly name: string
  /** Phantom: ties the arguments and the answer to the name. */
  readonly work?: (...given: Given) => Result
}

/** Names an exported function: `threadTask<typeof readFeed>(new URL('./read-feed.ts', import.meta.url), 'readFeed')`. */
export const threadTask = <Function extends Work>(
  module: URL,
  name: string,
): ThreadTask<Parameters<Function>, Awaited<ReturnType<Function>>> => ({ module: module.href, name })
