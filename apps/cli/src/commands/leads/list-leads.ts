import { CliFailure, exitCodes } from '../../exit-codes.ts'
import type { Command } from '../../terminal.ts'
import { leadLine } from './lead-line.ts'
import { leadQuery } from './lead-query.ts'

const limitOf = (limit: unknown): number => {
  if (limit === undefined) return 20
  const parsed = Number(limit)
  if (!Number.isSafeInteger(parsed) || parsed < 1)
    throw new CliFailure('--limit must be a whole number, 1 or more.')
  return parsed
}

/** Prints the latest leads, newest first. */
export const listLeads: Command['run'] = async (terminal) => {
  const { connect, print } = terminal
  const limit = limitOf(terminal.options.limit)
  const client = await connect()
  const query = await leadQuery(client, terminal)
  let shown = 0
  for await (const lead of client.resource('leads').all({ ...query, $sort: { createdAt: -1 } })) {
    print(leadLine(lead), lead)
    shown += 1
    if (shown === limit) break
  }
  return exitCodes.done
}
