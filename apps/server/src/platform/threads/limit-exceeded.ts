const sentences = {
  time: 'takes too long to read',
  memory: 'takes too much memory to read',
  depth: 'is nested too deeply to read',
} as const

/** Reading was aborted at a limit. The message is for the owner of the file. */
export class LimitExceeded extends Error {
  override readonly name = 'LimitExceeded'
  readonly limit: keyof typeof sentences

  /** `what` names the input for users: 'file', 'page'. */
  constructor(
    limit: keyof typeof sentences,
    {
      what,
      advice = 'Make it smaller or simpler, then try again.',
    }: { readonly what: string; readonly advice?: string },
  ) {
    super(`This ${what} ${sentences[limit]}. ${advice}`)
    this.limit = limit
  }
}

/** Returns whether an error is a stack overflow. */
export const isTooDeep = (error: unknown): boolean =>
  error instanceof RangeError && error.message.startsWith('Maximum call stack')
