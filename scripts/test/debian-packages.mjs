import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Returns whether a program of this name is on the PATH. */
export const has = (program) =>
  (process.env.PATH ?? '')
    .split(process.platform === 'win32' ? ';' : ':')
    .some((folder) => existsSync(`${folder}/${program}`))

/** Whether this process may install packages: only root on Debian. */
export const mayInstall = process.getuid?.() === 0 && has('apt-get')

/**
 * Installs Debian packages and returns whether it worked; prints the reason if not. Fetches the package lists
 * once.
 */
export function install(packages, purpose) {
  if (!mayInstall) {
    console.log(
      `Not installed: ${packages.join(', ')} (${purpose}). Only root on Debian can have it installed here.`,
    )
    return false
  }
  console.log(`Installing ${packages.join(', ')} (${purpose}) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0
  const isDone = apt('update') && apt('install', '-y', '--no-install-recommends', ...packages)
  if (!isDone) console.log(`Not installed: ${packages.join(', ')} (${purpose}). What apt-get says is above.`)
  return isDone
}
