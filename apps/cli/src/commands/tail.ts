import { CliFailure, exitCodes } from '../exit-codes.ts'
import { findByName } from '../find-by-name.ts'
import type { Command } from '../terminal.ts'

const atFirst = 20
const lookEvery = 2_000

/** Shows the last lines of a campaign's log, then those that come, until it is stopped or the campaign has ended. */
export const tail: Command = {
  usage: 'tail <campaign> [--once]',
  about: 'Show the log of a campaign as it grows; --once shows what is there and ends',
  run: async ({ args, options, connect, print, sleep }) => {
    const [wanted] = args
    if (wanted === undefined) throw new CliFailure('Which campaign? Give its name or id: web2 tail Spring')
    const client = await connect()
    const { _id: campaignId } = await findByName(client, 'campaigns', wanted, ['name'], 'campaign')
    const logs = client.resource('campaign-logs')
    const newest = await logs.find({ campaignId, $sort: { createdAt: -1 }, $limit: atFirst })
    let lines = [...newest.data].reverse()
    let since = new Date(0).toISOString()
    let shown = new Set<string>()
    for (;;) {
      const fresh = lines.filter(({ _id }) => !shown.has(_id))
      for (const line of fresh) print(`${line.createdAt}  ${line.level.padEnd(7)}  ${line.message}`, line)
      since = fresh.at(-1)?.createdAt ?? since
      // lines of the same moment come again with the next look
      shown = new Set([...shown, ...fresh.map(({ _id }) => _id)].slice(-1_000))
      if (options.once === true) return exitCodes.done
      const { status } = await client.resource('campaigns').get(campaignId)
      if (status === 'completed' && fresh.length === 0) return exitCodes.done
      await sleep(lookEvery)
      lines = []
      for await (const line of logs.all({ campaignId, createdAt: { $gte: since }, $sort: { createdAt: 1 } }))
        lines.push(line)
    }
  },
}
