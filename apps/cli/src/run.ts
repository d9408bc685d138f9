import { parseArgs } from 'node:util'
import { ApiFailure, createClient } from '@web2/client'
import { bulk } from './commands/bulk.ts'
import { importNaps } from './commands/import-naps.ts'
import { login } from './commands/login.ts'
import { publish } from './commands/publish.ts'
import { tail } from './commands/tail.ts'
import { logout, whoami } from './commands/whoami.ts'
import { readLogin } from './config-file.ts'
import { CliFailure, exitCodes, failureIds } from './exit-codes.ts'
import type { Command, Terminal } from './terminal.ts'

const commands: Readonly<Record<string, Command>> = {
  login,
  logout,
  whoami,
  publish,
  'import-naps': importNaps,
  bulk,
  tail,
}

const help = (): string => {
  const lines = Object.values(commands).map(({ usage, about }) => `  web2 ${usage}\n      ${about}`)
  return `web2: Web 2 Manager from the command line

${lines.join('\n')}

  --json   results as JSON, one value a line, on standard output; failures as JSON on standard error
  --help   this text

WEB2_URL and WEB2_TOKEN together take the place of a login. It ends with 0 when all is done, 1 when the server refused
or what was followed failed, 2 for a wrong command line, 3 without a good token, 4 when the server does not answer.`
}

const options = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  url: { type: 'string' },
  to: { type: 'string' },
  accept: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean' },
  stacker: { type: 'string' },
  name: { type: 'string' },
  once: { type: 'boolean' },
} as const

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new CliFailure(`${error instanceof Error ? error.message : String(error)}\nweb2 --help lists all.`)
  }
}

/** Streams and settings of one call of the program. */
export interface Surroundings {
  readonly env: Terminal['env']
  readonly out: (line: string) => void
  readonly err: (line: string) => void
  readonly readInput: () => Promise<string>
  readonly isTyped: boolean
  readonly unheard: AbortSignal
  readonly sleep: (milliseconds: number) => Promise<void>
}

const codeOf = ({ id, status }: ApiFailure): number => {
  if (id === 'unreachable' || id === 'not-the-api') return exitCodes.unreachable
  return status === 401 ? exitCodes.notSignedIn : exitCodes.failed
}

const hintOf = ({ status, message }: ApiFailure): string => {
  if (status === 401)
    return 'The token is not good, or not any more. Make another one under Access tokens, then: web2 login'
  if (status === 403 && message.startsWith('This access token'))
    return `${message} Make one with the scopes that are needed under Access tokens, then: web2 login`
  return message
}

/**
 * Refuses options and arguments that the command ignores: ignoring `--dry-run` does the opposite of what it
 * means.
 */
const requireFitting = (
  name: string,
  { words, options: own, usage }: Command,
  args: readonly string[],
  given: object,
) => {
  const strange = Object.keys(given).find((option) => option !== 'json' && !own.includes(option))
  if (strange !== undefined)
    throw new CliFailure(`${name} does not take --${strange}. It is called like this: web2 ${usage}`)
  const extra = args[words]
  if (extra !== undefined)
    throw new CliFailure(
      `'${extra}' is one word too many. Put names with blanks in quotes. It is called like this: web2 ${usage}`,
    )
}

/** Runs a command line and returns its exit code. Each failure prints one sentence to standard error. */
export const run = async (given: readonly string[], surroundings: Surroundings) => {
  const { env, out, err, readInput, isTyped, unheard, sleep } = surroundings
  let asJson = given.includes('--json')
  try {
    const { values, positionals } = parse(given)
    asJson = values.json === true
    const [name, ...args] = positionals
    if (values.help === true || name === undefined || name === 'help') {
      out(help())
      return name === undefined && values.help !== true ? exitCodes.usage : exitCodes.done
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) throw new CliFailure(`There is no command '${name}'. web2 --help lists all.`)
    requireFitting(name, command, args, values)
    return await command.run({
      env,
      args,
      options: values,
      print: (line, value) => out(asJson ? JSON.stringify(value) : line),
      tell: (line) => err(line),
      readInput,
      isTyped,
      unheard,
      connect: async () => createClient(await readLogin(env)),
      sleep,
    })
  } catch (error) {
    const known = error instanceof CliFailure || error instanceof ApiFailure
    if (!known) throw error
    const message = error instanceof ApiFailure ? hintOf(error) : error.message
    const fields = error instanceof ApiFailure ? error.fields : {}
    const issues = error instanceof ApiFailure ? error.issues : []
    if (asJson)
      err(
        JSON.stringify({
          error: error instanceof ApiFailure ? error.id : failureIds[error.exitCode],
          message,
          fields,
          ...(issues.length > 0 && { issues }),
        }),
      )
    else {
      err(message)
      for (const [field, text] of Object.entries(fields)) err(`  ${field}: ${text}`)
    }
    return error instanceof ApiFailure ? codeOf(error) : error.exitCode
  }
}
