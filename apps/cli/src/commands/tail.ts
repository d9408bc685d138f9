import { once } from 'node:events'
import type { Client } from '@web2/client'
import { CliFailure, exitCodes } from '../exit-codes.ts'
import { findByName } from '../find-by-name.ts'
import type { Command } from '../terminal.ts'

const atFirst = 20
const lookEvery = 2_000
/**
 * Log lines carry the start time of the event they report, so they can arrive this many ms after later ones.
 */
const lateBy = 60_000

const endings: Readonly<Record<string, number>> = {
  completed: exitCodes.done,
  failed: exitCodes.failed,
  cancelled: exitCodes.failed,
}

/** Returns a function that reads the log lines it has not returned before. */
const readNew = (client: Client, campaignId: string) => {
  const logs = client.resource('campaign-logs')
  const shown = new Map<string, number>()
  let [oldest, newest] = [0, 0]
  const look = async () => {
    if (newest === 0)
      return (await logs.find({ campaignId, $sort: { createdAt: -1 }, $limit: atFirst })).data.toReversed()
    const createdAt = { $gte: new Date(Math.max(oldest, newest - lateBy)).toISOString() }
    const lines = []
    for await (const line of logs.all({ campaignId, createdAt, $sort: { createdAt: 1 } })) lines.push(line)
    return lines
  }
  return async () => {
    const fresh = (await look()).filter(({ _id }) => !shown.has(_id))
    for (const { _id, createdAt } of fresh) {
      const at = Date.parse(createdAt)
      shown.set(_id, at)
      oldest ||= at
      newest = Math.max(newest, at)
    }
    for (const [id, at] of shown) if (at < newest - 2 * lateBy) shown.delete(id)
    return fresh
  }
}

/** Prints the last lines of a campaign's log, then new ones, until it is stopped or the campaign ends. */
export const tail: Command = {
  usage: 'tail <campaign> [--once]',
  about:
    'Follow a campaign’s log until the campaign ends or you press Ctrl+C. --once only shows the current entries',
  options: ['once'],
  words: 1,
  run: async ({ args, options, connect, print, tell, sleep, unheard }) => {
    const [wanted] = args
    if (wanted === undefined) throw new CliFailure('Missing campaign. Give its name or ID: web2 tail Spring')
    const client = await connect()
    const { _id: campaignId } = await findByName(client, 'campaigns', wanted, ['name'], 'campaign')
    const fresh = readNew(client, campaignId)
    const gone = once(unheard, 'abort')
    for (;;) {
      const { status, message } = await client.resource('campaigns').get(campaignId)
      for (const line of await fresh())
        print(`${line.createdAt}  ${line.level.padEnd(7)}  ${line.message}`, line)
      if (options.once === true || unheard.aborted) return exitCodes.done
      const ending = endings[status]
      if (ending !== undefined) {
        tell(
          `The campaign is ${status === 'cancelled' ? 'canceled' : status}.${message === '' ? '' : ` ${message}`}`,
        )
        return ending
      }
      await Promise.race([sleep(lookEvery), gone])
      if (unheard.aborted) return exitCodes.done
    }
  },
}
