import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { CliFailure, exitCodes } from './exit-codes.ts'

export interface Login {
  readonly url: string
  readonly token: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Where the XDG base directory specification wants it. */
const folderOf = (env: Environment): string =>
  join(env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config'), 'web2')

const fileOf = (env: Environment): string => join(folderOf(env), 'login.json')

/** Keeps a login for the next calls, readable by its owner alone. */
export const keepLogin = async (env: Environment, login: Login): Promise<string> => {
  await mkdir(folderOf(env), { recursive: true, mode: 0o700 })
  const file = fileOf(env)
  const next = `${file}.${process.pid}`
  await rm(next, { force: true })
  await writeFile(next, `${JSON.stringify(login)}\n`, { mode: 0o600 })
  await rename(next, file)
  return file
}

export const forgetLogin = (env: Environment): Promise<void> => rm(fileOf(env), { force: true })

/** The login of WEB2_URL and WEB2_TOKEN, else the one that is kept; throws when there is none. */
export const readLogin = async (env: Environment): Promise<Login> => {
  if (env.WEB2_TOKEN) return { url: env.WEB2_URL || 'http://localhost:3030', token: env.WEB2_TOKEN }
  const text = await readFile(fileOf(env), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new CliFailure(`${fileOf(env)} can't be read: ${error.message}.`, exitCodes.notSignedIn)
  })
  if (text === undefined)
    throw new CliFailure('You are not logged in. Run: web2 login --url https://…', exitCodes.notSignedIn)
  try {
    return JSON.parse(text) as Login
  } catch {
    throw new CliFailure(`${fileOf(env)} is damaged. Log in again: web2 login`, exitCodes.notSignedIn)
  }
}
