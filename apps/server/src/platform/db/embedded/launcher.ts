import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { constants, type Stats } from 'node:fs'
import { chmod, chown, cp, lstat, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { StartFailure } from '../../config/startup-error.ts'
import { binariesIn, type Binaries } from './binaries.ts'

/** Runs PostgreSQL's programs on this machine, which refuse to run as root. */
export interface Launcher {
  readonly binaries: Binaries
  /** Runs a program to its end. Rejects with its error output. */
  run(program: string, args: readonly string[], input?: string): Promise<string>
  /** Starts a program in a separate session, so that Ctrl+C in the terminal reaches only this process. */
  start(program: string, args: readonly string[], output: number): ChildProcess
  /** Gives a file or folder to the user that runs the programs. */
  own(path: string): Promise<void>
}

type Wrap = (program: string, args: readonly string[]) => readonly [string, readonly string[]]

interface User {
  readonly uid: number
  readonly gid: number
}

/** Creates the launcher for this process: direct, or as another user if it runs as root. */
export async function createLauncher(binaries: Binaries, dataDir: string): Promise<Launcher> {
  if (process.getuid?.() !== 0) return launcher(binaries, (program, args) => [program, args])
  const user = await unprivilegedUser()
  if (setprivWorks(user)) {
    return launcher(
      binaries,
      (program, args) => ['setpriv', [...setprivArguments(user), program, ...args]],
      user,
    )
  }
  if (!(await mayEnter(dataDir, user))) {
    throw new StartFailure(
      `PostgreSQL can’t run as root, and its user (uid ${user.uid}) can’t access ${dataDir}. ` +
        'Install setpriv (package util-linux), set DATA_DIR to a folder that all users can access, ' +
        'or start as a regular user.',
    )
  }
  const reachable = (await mayEnter(binaries.home, user)) ? binaries : await copyBinaries(binaries)
  return launcher(reachable, (program, args) => [program, args], user, user)
}

function launcher(binaries: Binaries, wrap: Wrap, owner?: User, spawnAs?: User): Launcher {
  const env = { ...process.env, LC_ALL: 'C', LANGUAGE: 'C', TZ: 'UTC' }
  const options = { env, cwd: '/', ...spawnAs }
  return {
    binaries,
    run: (program, args, input) =>
      new Promise((fulfil, reject) => {
        const [file, list] = wrap(program, args)
        const child = execFile(file, list, { ...options, maxBuffer: 16 << 20 }, (error, stdout, stderr) =>
          error
            ? reject(new Error(stderr.trim() || error.message, { cause: error }))
            : fulfil(stdout + stderr),
        )
        child.stdin?.on('error', () => child.kill()).end(input ?? '')
      }),
    start: (program, args, output) => {
      const [file, list] = wrap(program, args)
      return spawn(file, list, { ...options, detached: true, stdio: ['ignore', output, output] })
    },
    own: (path) => (owner ? chown(path, owner.uid, owner.gid) : Promise.resolve()),
  }
}

/** Users that PostgreSQL can run as when the product is started by root. */
const unprivileged = ['postgres', 'nobody']

/**
 * Returns Debian's `postgres` user if it exists, else `nobody`: a system user, because systemd leaves the
 * shared memory of those alone.
 */
async function unprivilegedUser(): Promise<User> {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of unprivileged) {
    const account = accounts.find((fields) => fields[0] === name)
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) }
  }
  throw new StartFailure(
    `PostgreSQL can’t run as root, and this machine has no user ${unprivileged.join(' or ')} to run it as. ` +
      'Start as a regular user.',
  )
}

/**
 * Keeps one capability, for files below folders that only root may enter. The secure bit makes it apply to
 * access(2) too (capabilities(7)), with which PostgreSQL finds its own programs.
 */
function setprivArguments({ uid, gid }: User): string[] {
  const only = '-all,+dac_override'
  const capabilities = [`--inh-caps=${only}`, `--ambient-caps=${only}`, '--securebits=+no_setuid_fixup']
  return [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...capabilities, '--']
}

function setprivWorks(user: User): boolean {
  return spawnSync('setpriv', [...setprivArguments(user), 'true'], { stdio: 'ignore' }).status === 0
}

async function mayEnter(path: string, user: User): Promise<boolean> {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder)
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

async function maybeStat(path: string): Promise<Stats | undefined> {
  try {
    return await lstat(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function copyBinaries(binaries: Binaries): Promise<Binaries> {
  const home = join(tmpdir(), `web2-postgresql-${binaries.major}-root`)
  const found = await maybeStat(home)
  // anyone may write to the temporary folder, so only copies created by root are run
  if (!found?.isDirectory() || found.uid !== 0) {
    const copy = await mkdtemp(`${home}-`)
    await cp(binaries.home, copy, {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
    })
    await openToAll(copy)
    await rm(home, { recursive: true, force: true })
    await rename(copy, home)
  }
  return binariesIn(home, binaries.major)
}

/**
 * Makes files readable by all, and executable where their owner may execute them, because an installation by
 * root may be accessible to root only.
 */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644)
  }
}
