import { parseArgs } from 'node:util'
import { ApiFailure, createClient } from '@web2/client'
import { bulk } from './commands/bulk.ts'
import { importNaps } from './commands/import-naps.ts'
import { leads } from './commands/leads/leads.ts'
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
  leads,
}

const help = (): string => {
  const lines = Object.values(commands).map(({ usage, about }) => `  web2 ${usage}\n      ${about}`)
  return `web2: Web 2 Manager on the command line

${lines.join('\n')}

  --json   print results as JSON lines on standard output, and failures as JSON on standard error
  --help   show this help

Set WEB2_URL and WEB2_TOKEN to skip web2 login.
Exit codes: 0 success, 1 rejected or failed, 2 invalid command line, 3 no valid token, 4 server unreachable.`
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
  status: { type: 'string' },
  site: { type: 'string' },
  limit: { type: 'string' },
} as const

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new CliFailure(`${error instanceof Error ? error.message : String(error)}\nRun web2 --help.`)
  }
}

/**
 * Returns a value as one line of JSON. Control characters above ASCII, which JSON allows, are escaped, because a terminal
 * may take them for commands.
 */
const jsonLine = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[\u007f-\u009f]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

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
    return 'The token is invalid or expired. Create a new one under Access tokens, then run: web2 login'
  if (status === 403 && message.startsWith('This access token')) return `${message} Then run: web2 login`
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
    throw new CliFailure(`${name} doesn’t support --${strange}. Usage: web2 ${usage}`)
  const extra = args[words]
  if (extra !== undefined)
    throw new CliFailure(
      `Unexpected argument “${extra}”. Put names with spaces in quotes. Usage: web2 ${usage}`,
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
    if (!command) throw new CliFailure(`Unknown command “${name}”. Run \`web2 --help\`.`)
    requireFitting(name, command, args, values)
    return await command.run({
      env,
      args,
      options: values,
      print: (line, value) => out(asJson ? jsonLine(value) : line),
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
