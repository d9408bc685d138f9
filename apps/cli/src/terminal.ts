import type { Client } from '@web2/client'

/** What a command is given: the world around it, so that tests can pass their own. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly args: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | readonly string[] | undefined>>
  /** A result: a line for people, or the value as one line of JSON with --json. */
  readonly print: (line: string, value: unknown) => void
  /** Progress, for people alone. */
  readonly tell: (line: string) => void
  readonly readInput: () => Promise<string>
  /** A person types the input: it may be asked for. */
  readonly isTyped: boolean
  /** Aborted when nobody reads the results any more. */
  readonly unheard: AbortSignal
  readonly connect: () => Promise<Client>
  readonly sleep: (milliseconds: number) => Promise<void>
}

/** A command: what it is called with, in a line, and what it does; it answers the exit code. */
export interface Command {
  readonly usage: string
  /** Its options, beside those of every command; another one is refused, since it would promise what is not done. */
  readonly options: readonly string[]
  /** How many words it takes. */
  readonly words: number
  readonly about: string
  readonly run: (terminal: Terminal) => Promise<number>
}
