const sentences = {
  time: 'takes too long to read',
  memory: 'takes too much memory to read',
  depth: 'nests its elements too deeply to be read',
} as const

/** Reading that was ended because of its limits. Its message is a sentence for the person whose file it was. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'
  readonly limit: keyof typeof sentences

  /** `what` is what was read, in a person's words: 'file', 'page'. */
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

/** Whether a function has called itself more often than there is room for. */
export const isTooDeep = (error: unknown): boolean =>
  error instanceof RangeError && error.message.startsWith('Maximum call stack')
