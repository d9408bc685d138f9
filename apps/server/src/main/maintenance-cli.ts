import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSettings, type Settings } from '../platform/config/read-environment.ts'
import { StartFailure } from '../platform/config/startup-error.ts'
import { backUp, defaultArchive } from '../domains/operations/backup/create-backup.ts'
import { moveDatabase } from '../domains/operations/backup/move-database.ts'
import { restore } from '../domains/operations/backup/restore-backup.ts'
import { replaceLostSecret, rotateSecret } from '../domains/operations/secret-rotation/rotate-secret.ts'

/*
 * `node main.ts backup|restore|move|rotate-secret [argument]`: the commands of `npm run` behind
 * scripts/operate.mjs.
 */

const projectRoot = fileURLToPath(new URL('../../../../', import.meta.url))

/**
 * Resolves a file name as typed: npm runs commands in the project's folder and passes the original directory.
 */
const typed = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path)

const say = (line: string) => void process.stdout.write(`${line}\n`)

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

const addressOf = (text: string): string => {
  try {
    return readSettings({ DATABASE_URL: text }, projectRoot).databaseUrl ?? text
  } catch (error) {
    throw new StartFailure(
      'The target must look like postgresql://user:password@host:5432/name, or be the word embedded.',
      { cause: error },
    )
  }
}

const commands: Readonly<
  Record<string, (settings: Settings, argument: string | undefined) => Promise<void>>
> = {
  backup: async (settings, argument) => {
    const now = new Date()
    const path = argument === undefined ? defaultArchive(settings.dataDir, now) : typed(argument)
    const { manifest, end } = await backUp(settings, path, now)
    const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0)
    say(`Backup saved to ${path}`)
    say(`${manifest.tables.length} tables with ${rows} rows, ${end.files} files (${megabytes(end.bytes)}).`)
    say(
      manifest.holdsSecret
        ? 'The file includes the secret that decrypts stored keys. Keep it as safe as the data folder.'
        : 'The file doesn’t include APP_SECRET. Keep that too: without it, stored keys can’t be decrypted.',
    )
  },
  restore: async (settings, argument) => {
    if (argument === undefined) throw new StartFailure('Usage: npm run restore -- FILE')
    const { manifest, end } = await restore(settings, typed(argument))
    const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0)
    say(
      `Restored the backup from ${manifest.createdAt}: ${rows} rows and ${end.files} files. Start with: npm start`,
    )
  },
  move: async (settings, argument) => {
    const target = argument ?? process.env.MOVE_TO
    if (!target) throw new StartFailure('Usage: npm run move -- postgresql://user:password@host:5432/name')
    const isBack = target === 'embedded'
    const url = isBack ? undefined : addressOf(target)
    const { tables } = await moveDatabase(settings, url)
    say(`Moved ${tables} tables. The old database was not changed.`)
    say(isBack ? 'Start without DATABASE_URL.' : 'Start with DATABASE_URL set to that URL.')
  },
  'rotate-secret': async (settings, argument) => {
    if (argument === '--lost') {
      await replaceLostSecret(settings)
      return say(
        'The installation now uses the current secret. All stored keys have to be entered again, and all users have to ' +
          'sign in again. Start with: npm start',
      )
    }
    if (argument !== undefined)
      throw new StartFailure(
        `Unknown argument ${argument}. rotate-secret only supports --lost. Nothing was changed.`,
      )
    const { resealed, unreadable, keptIn } = await rotateSecret(settings, process.env.NEW_APP_SECRET?.trim())
    say(`${resealed} stored secrets are encrypted with the new secret. All users have to sign in again.`)
    if (unreadable > 0)
      say(`${unreadable} could not be decrypted with the old one and have to be entered again.`)
    say(
      keptIn === 'environment'
        ? 'Set APP_SECRET to the new secret on all machines, then start.'
        : 'The new secret is in the data folder. Start with: npm start',
    )
    say('Older backups still need the secret they were created with.')
  },
}

const [name = '', argument] = process.argv.slice(2)
try {
  const command = commands[name]
  if (!command) throw new StartFailure(`Available commands: ${Object.keys(commands).join(', ')}.`)
  await command(readSettings(process.env, projectRoot), argument)
} catch (error) {
  console.error(error instanceof StartFailure ? `\n${error.message}\n` : error)
  process.exitCode = 1
}
