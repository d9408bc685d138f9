import { isNodeLost, type InstallationStatus } from '@web2/contract/core'
import { counted } from '../../../lib/text/counted.ts'
import { countText, sizeText, spanText } from './format-figures.ts'

/** Thresholds of warnings: seconds of waiting, and shares of a disk or of the database's connections. */
const longWait = 120
const longLag = 10
const littleDisk = 0.1
const manyConnections = 0.9

/** Returns warnings for the operator, each with its remedy. */
export const concernsOf = (status: InstallationStatus): string[] => {
  const { nodes, at, oldestWaiting, deadLetters, database, mails, urls } = status
  const lost = nodes.filter((node) => isNodeLost(node, at))
  const alive = nodes.filter((node) => !isNodeLost(node, at) && !node.stopping)
  const full = alive.filter(({ disk }) => disk.total > 0 && disk.free / disk.total < littleDisk)
  const versions = new Set(alive.map(({ version }) => version))
  return [
    ...lost.map(({ host, pid }) => `Process ${pid} on ${host} stopped responding. Restart it if it’s gone.`),
    ...(alive.some(({ roles }) => roles.includes('worker'))
      ? []
      : ['No worker is running, so nothing is published, generated or emailed. Start one (ROLES=worker).']),
    ...full.map(
      ({ host, disk }) => `The disk on ${host} is almost full (${sizeText(disk.free)} free). Free up space.`,
    ),
    ...(oldestWaiting > longWait
      ? [
          `The oldest due job has been waiting for ${spanText(oldestWaiting)}. If this continues, start more workers.`,
        ]
      : []),
    ...(database.eventLag > longLag
      ? [`A database write has been open for ${spanText(database.eventLag)} and is delaying live updates.`]
      : []),
    ...(database.connections > database.mostConnections * manyConnections
      ? [
          `${database.connections} of the database’s ${database.mostConnections} connections are in use. ` +
            'Raise max_connections, or put PgBouncer in front of it.',
        ]
      : []),
    ...(deadLetters > 0 ? [`${counted(deadLetters, 'failed job')} below: retry or discard.`] : []),
    ...(mails.isSent && mails.queued > 50
      ? [`${countText(mails.queued)} emails are waiting to be sent.`]
      : []),
    ...(urls.app.startsWith('https:') && urls.sites.startsWith('http:')
      ? [
          `Published sites and the pages that answer their forms have no HTTPS (${urls.sites}), so browsers warn ` +
            'visitors. Put a proxy with HTTPS in front of SITES_PORT, and set SITES_URL.',
        ]
      : []),
    ...(versions.size > 1
      ? [`Different versions are running (${[...versions].join(', ')}). Finish the upgrade.`]
      : []),
  ]
}
