import { once } from 'node:events'
import { ApiFailure, type Client, type Query } from '@web2/client'
import { exitCodes } from '../../exit-codes.ts'
import type { Command } from '../../terminal.ts'
import { leadLine, type Lead } from './lead-line.ts'
import { leadQuery } from './lead-query.ts'

const atFirst = 20
const pollIntervalMs = 2_000
const maxRetryDelayMs = 30_000
/** IDs of shown leads that are remembered, because members change leads that were shown. */
const mostShown = 100_000
/** Leads are seen later than they were stored, by up to this many ms: transactions end in any order. */
const lateBy = 60_000

/**
 * Returns a function that reads the leads it has not returned before: those that arrived, and those that were released
 * from spam. What it could not read comes with the next call.
 */
const readNew = (client: Client, query: Query) => {
  const resource = client.resource('leads')
  const shown = new Set<string>()
  let [oldest, newest, begun] = [0, 0, 0]
  let isFirst = true
  const read = async (): Promise<Lead[]> => {
    if (isFirst)
      return (
        await resource.find({ ...query, $sort: { createdAt: -1 }, $limit: atFirst, $total: false })
      ).data.toReversed()
    // there may have been none yet
    const since = newest > 0 && { updatedAt: { $gte: new Date(newest - lateBy).toISOString() } }
    const changed: Lead[] = []
    for await (const lead of resource.all({ ...query, ...since, $sort: { updatedAt: 1 } })) changed.push(lead)
    // older leads change as well when members work on them; those that became new since were released
    return changed.filter(
      ({ createdAt, updatedAt, status }) =>
        Date.parse(createdAt) >= oldest || (status === 'new' && Date.parse(updatedAt) > begun),
    )
  }
  return async (): Promise<readonly Lead[]> => {
    const fresh = (await read()).filter(({ _id }) => !shown.has(_id))
    for (const { _id, createdAt, updatedAt } of fresh) {
      shown.add(_id)
      oldest ||= Date.parse(createdAt)
      newest = Math.max(newest, Date.parse(updatedAt))
    }
    if (isFirst) begun = newest
    isFirst = false
    for (const id of shown) {
      if (shown.size <= mostShown) break
      shown.delete(id)
    }
    return fresh
  }
}

/** Whether a call that failed may work later: the server is away, restarts, or has too much to do. */
const isPassing = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && (error.id === 'unreachable' || error.status === 429 || error.status >= 500)

/** Prints the latest leads, then new ones as they arrive, until it is stopped. It outlives lost connections. */
export const tailLeads: Command['run'] = async (terminal) => {
  const { options, connect, print, tell, sleep, unheard } = terminal
  const client = await connect()
  const fresh = readNew(client, await leadQuery(client, terminal))
  const gone = once(unheard, 'abort')
  const show = async () => {
    for (const lead of await fresh()) print(leadLine(lead), lead)
  }
  // without a first answer, the URL or the token may be wrong
  await show()
  if (options.once === true) return exitCodes.done
  for (let failures = 0; !unheard.aborted;) {
    await Promise.race([sleep(Math.min(maxRetryDelayMs, pollIntervalMs * 2 ** failures)), gone])
    if (unheard.aborted) break
    try {
      await show()
      if (failures > 0) tell('Connected again.')
      failures = 0
    } catch (error) {
      if (!isPassing(error)) throw error
      if (failures === 0) tell(`${error.message} Retrying; no lead is skipped.`)
      failures += 1
    }
  }
  return exitCodes.done
}
