import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { CliFailure, exitCodes } from './exit-codes.ts'

export interface Login {
  readonly url: string
  readonly token: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Folder of the login file, as the XDG base directory specification defines it. */
const folderOf = (env: Environment): string =>
  join(env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config'), 'web2')

const fileOf = (env: Environment): string => join(folderOf(env), 'login.json')

/** Stores the login for later commands in a file that only its owner can read. Returns the file's path. */
export const keepLogin = async (env: Environment, login: Login): Promise<string> => {
  const file = fileOf(env)
  const next = `${file}.${process.pid}`
  try {
    await mkdir(folderOf(env), { recursive: true, mode: 0o700 })
    await rm(next, { force: true })
    await writeFile(next, `${JSON.stringify(login)}\n`, { mode: 0o600 })
    await rename(next, file)
  } catch (error) {
    throw new CliFailure(
      `The token is valid, but it can’t be saved in ${file}: ${(error as Error).message}. Set XDG_CONFIG_HOME to a ` +
        'writable folder, or set WEB2_URL and WEB2_TOKEN instead of signing in.',
      exitCodes.failed,
    )
  }
  return file
}

export const forgetLogin = (env: Environment): Promise<void> => rm(fileOf(env), { force: true })

/** Returns the URL as entered. Throws a CliFailure if it is not an HTTP(S) URL. */
export const checkedUrl = (url: string): string => {
  if (URL.canParse(url) && /^https?:\/\//i.test(url)) return url
  throw new CliFailure(`“${url}” is not a valid URL. Example: https://web2.example.com`)
}

/**
 * Returns the access token as entered. Throws a CliFailure if it can't be one; the message doesn't repeat it.
 */
export const checkedToken = (token: string): string => {
  if (/^w2m_[\w-]+$/.test(token)) return token
  throw new CliFailure(
    'This is not an access token; they start with w2m_. Create one under Access tokens.',
    exitCodes.notSignedIn,
  )
}

/**
 * Returns the login from WEB2_URL and WEB2_TOKEN, or else the stored one. Throws a CliFailure if there is
 * none.
 */
export const readLogin = async (env: Environment): Promise<Login> => {
  if (env.WEB2_TOKEN)
    return {
      url: checkedUrl(env.WEB2_URL || 'http://localhost:3030'),
      token: checkedToken(env.WEB2_TOKEN.trim()),
    }
  const login = await readKept(env)
  // if WEB2_URL names another installation, the command must not change the one of the stored login
  if (env.WEB2_URL && env.WEB2_URL.replace(/\/+$/, '') !== login.url.replace(/\/+$/, ''))
    throw new CliFailure(
      `WEB2_URL is ${env.WEB2_URL}, but you’re signed in to ${login.url}. Set WEB2_TOKEN too, unset WEB2_URL, or sign ` +
        'in there: web2 login',
      exitCodes.notSignedIn,
    )
  return login
}

const readKept = async (env: Environment): Promise<Login> => {
  const text = await readFile(fileOf(env), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new CliFailure(`${fileOf(env)} can’t be read: ${error.message}.`, exitCodes.notSignedIn)
  })
  if (text === undefined)
    throw new CliFailure('You’re not signed in. Run: web2 login --url https://…', exitCodes.notSignedIn)
  const login = loginIn(text)
  if (login === undefined)
    throw new CliFailure(`${fileOf(env)} is damaged. Sign in again: web2 login`, exitCodes.notSignedIn)
  return login
}

const loginIn = (text: string): Login | undefined => {
  try {
    const { url, token } = JSON.parse(text) as Partial<Login>
    return typeof url === 'string' && typeof token === 'string' ? { url, token } : undefined
  } catch {
    return undefined
  }
}
