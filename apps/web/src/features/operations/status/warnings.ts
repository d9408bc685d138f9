import { isNodeLost, type InstallationStatus } from '@web2/contract/core'
import { countText, sizeText, spanText } from './format-figures.ts'

/** Thresholds of warnings: seconds of waiting, and shares of a disk or of the database's connections. */
const longWait = 120
const longLag = 10
const littleDisk = 0.1
const manyConnections = 0.9

/** Returns warnings for the operator, each with its remedy. */
export const concernsOf = (status: InstallationStatus): string[] => {
  const { nodes, at, oldestWaiting, deadLetters, database, mails } = status
  const lost = nodes.filter((node) => isNodeLost(node, at))
  const alive = nodes.filter((node) => !isNodeLost(node, at) && !node.stopping)
  const full = alive.filter(({ disk }) => disk.total > 0 && disk.free / disk.total < littleDisk)
  const versions = new Set(alive.map(({ version }) => version))
  return [
    ...lost.map(
      ({ host, pid }) => `Process ${pid} on ${host} has fallen silent. Start it again if it is gone.`,
    ),
    ...(alive.some(({ roles }) => roles.includes('worker'))
      ? []
      : ['No worker runs, so nothing is published, written or mailed. Start one (ROLES=worker).']),
    ...full.map(
      ({ host, disk }) => `The disk of ${host} is nearly full: ${sizeText(disk.free)} are free. Make room.`,
    ),
    ...(oldestWaiting > longWait
      ? [`Work that is due has waited for ${spanText(oldestWaiting)}. Start more workers if that goes on.`]
      : []),
    ...(database.eventLag > longLag
      ? [`A write has been open for ${spanText(database.eventLag)} and holds live updates back.`]
      : []),
    ...(database.connections > database.mostConnections * manyConnections
      ? [
          `${database.connections} of the database’s ${database.mostConnections} connections are taken. ` +
            'Raise max_connections, or put PgBouncer before it.',
        ]
      : []),
    ...(deadLetters > 0 ? [`${countText(deadLetters)} failed for good and wait for a decision below.`] : []),
    ...(mails.isSent && mails.queued > 50 ? [`${countText(mails.queued)} mails wait to be sent.`] : []),
    ...(versions.size > 1
      ? [`Two releases run at once (${[...versions].join(', ')}). Finish the upgrade.`]
      : []),
  ]
}
