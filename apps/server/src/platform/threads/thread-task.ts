type Work = (...given: never[]) => unknown

/**
 * Function that runs in a thread, by module and export name. Arguments and result are copied as by
 * `structuredClone`. It returns a value for any problem of its input, because of a thrown error only message
 * and stack arrive.
 */
export interface ThreadTask<Given extends readonly unknown[], Result> {
  readonly module: string
  readonly name: string
  /** Phantom: ties the arguments and the result to the name. */
  readonly work?: (...given: Given) => Result
}

/**
 * Names an exported function: `threadTask<typeof readFeed>(new URL('./read-feed.ts', import.meta.url),
 * 'readFeed')`.
 */
export const threadTask = <Function extends Work>(
  module: URL,
  name: string,
): ThreadTask<Parameters<Function>, Awaited<ReturnType<Function>>> => ({ module: module.href, name })
