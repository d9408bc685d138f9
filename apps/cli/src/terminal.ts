import type { Client } from '@web2/client'

/** Environment of a command, so that tests can pass their own. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly args: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | readonly string[] | undefined>>
  /** Prints a result: a readable line, or the value as one line of JSON with --json. */
  readonly print: (line: string, value: unknown) => void
  /** Prints progress, for human readers only. */
  readonly tell: (line: string) => void
  readonly readInput: () => Promise<string>
  /** Whether a user types the input, so that the command can prompt for it. */
  readonly isTyped: boolean
  /** Aborted when the reader of the results is gone. */
  readonly unheard: AbortSignal
  readonly connect: () => Promise<Client>
  readonly sleep: (milliseconds: number) => Promise<void>
}

/** A command with its usage, its description and its action, which returns the exit code. */
export interface Command {
  readonly usage: string
  /**
   * Options besides those of every command. Others are refused, because ignoring them would break their
   * promise.
   */
  readonly options: readonly string[]
  /** Maximum number of positional arguments. */
  readonly words: number
  readonly about: string
  readonly run: (terminal: Terminal) => Promise<number>
}
