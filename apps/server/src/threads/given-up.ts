const sentences = {
  time: 'takes too long to read',
  memory: 'takes too much memory to read',
} as const

/** Work in a thread that was ended because of its limits. Its message is a sentence for the person whose file it was. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'
  readonly limit: keyof typeof sentences

  /** `what` is what was read, in a person's words: 'file', 'page'. */
  constructor(limit: keyof typeof sentences, what: string) {
    super(`This ${what} ${sentences[limit]}. Make it smaller or simpler, then try again.`)
    this.limit = limit
  }
}
