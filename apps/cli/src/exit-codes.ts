/** Exit codes of the program; scripts can rely on them. */
export const exitCodes = {
  done: 0,
  /** The API refused the request, or the run that was followed failed. */
  failed: 1,
  /** The command line is wrong. */
  usage: 2,
  /** There is no access token, or it is invalid or has expired. */
  notSignedIn: 3,
  /** The server does not answer. */
  unreachable: 4,
} as const

/** Error ids printed with --json when the server sent none, by exit code. */
export const failureIds: Readonly<Record<number, string>> = {
  [exitCodes.failed]: 'failed',
  [exitCodes.usage]: 'usage',
  [exitCodes.notSignedIn]: 'not-signed-in',
  [exitCodes.unreachable]: 'unreachable',
}

/** Error that ends the program and prints its message to the user. */
export class CliFailure extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode: number = exitCodes.usage) {
    super(message)
    this.exitCode = exitCode
  }
}
