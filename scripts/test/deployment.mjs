import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { serverProgram } from '../setup/builds.mjs'
import { inRoot } from '../setup/project.mjs'

/**
 * Returns complaints about a file of deploy/ that starts Node without the options that `npm start` passes.
 */
const missingOptions = (file, words) =>
  JSON.parse(readFileSync(inRoot('apps', 'server', 'node-options.json'), 'utf8'))
    .filter((option) => !words.includes(option))
    .map((option) => `${file} starts Node without ${option}, which apps/server/node-options.json asks for.`)

/** Returns a complaint about a file of deploy/ that starts another program than `npm start`. */
const wrongProgram = (file, words) =>
  inRoot(words.at(-1) ?? '') === serverProgram ? [] : [`${file} does not start the server’s program.`]

/** Returns complaints about a Dockerfile that copies missing files, or runs files it did not copy. */
export function checkContainer() {
  const lines = readFileSync(inRoot('deploy', 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ').split('\n')
  const copied = lines
    .filter((line) => line.startsWith('COPY '))
    .flatMap((line) => {
      const words = line
        .split(/\s+/)
        .slice(1)
        .filter((word) => !word.startsWith('--'))
      return words.slice(0, -1).map((path) => path.replace(/^\/app\//, ''))
    })
  const made = new Set(['node_modules'])
  const missing = copied.filter((path) => !made.has(path) && !existsSync(inRoot(path)))
  const command = /^CMD \["node", (.+)\]$/m.exec(lines.join('\n'))?.[1] ?? ''
  const words = command.split(', ').map((word) => word.replaceAll('"', ''))
  return [
    ...missing.map((path) => `deploy/Dockerfile copies ${path}, which is not there.`),
    ...wrongProgram('deploy/Dockerfile', words),
    ...missingOptions('deploy/Dockerfile', words),
    ...(lines.some((line) => /^USER (?!root)/.test(line)) ? [] : ['deploy/Dockerfile runs as root.']),
    // scripts/operate.mjs compares the packages with the lock file before a backup
    ...(lines
      .slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
      .join()
      .includes('package-lock.json')
      ? []
      : [
          'deploy/Dockerfile leaves package-lock.json out of the image, which backup and restore there ask for.',
        ]),
  ]
}

/** Returns complaints about the systemd unit, including those of systemd-analyze where it is installed. */
export function checkUnit() {
  const unit = readFileSync(inRoot('deploy', 'web2-manager.service'), 'utf8')
  const words = /^ExecStart=(.+)$/m.exec(unit)?.[1]?.split(' ') ?? []
  return [
    ...missingOptions('deploy/web2-manager.service', words),
    ...wrongProgram('deploy/web2-manager.service', words),
    ...systemdComplaints(),
  ]
}

function systemdComplaints() {
  const verified = spawnSync('systemd-analyze', ['verify', inRoot('deploy', 'web2-manager.service')], {
    encoding: 'utf8',
  })
  if (verified.error) return []
  const about = verified.stderr.split('\n').filter((line) => line.includes('web2-manager.service'))
  return about.filter((line) => !/not executable|does not exist|No such file/.test(line))
}
