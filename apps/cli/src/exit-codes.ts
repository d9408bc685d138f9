/** How the program ends; scripts can rely on these. */
export const exitCodes = {
  done: 0,
  /** The API refused, or what was followed failed. */
  failed: 1,
  /** The command line is not right. */
  usage: 2,
  /** There is no token, or it is not good (any more). */
  notSignedIn: 3,
  /** The server does not answer. */
  unreachable: 4,
} as const

/** What scripts read beside the sentence with --json, where the server gave no id of its own. */
export const failureIds: Readonly<Record<number, string>> = {
  [exitCodes.failed]: 'failed',
  [exitCodes.usage]: 'usage',
  [exitCodes.notSignedIn]: 'not-signed-in',
  [exitCodes.unreachable]: 'unreachable',
}

/** Ends the program with a sentence for the person at the terminal. */
export class CliFailure extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode: number = exitCodes.usage) {
    super(message)
    this.exitCode = exitCode
  }
}
