import type { Client, Query } from '@web2/client'
import { CliFailure, exitCodes } from '../../exit-codes.ts'
import type { Terminal } from '../../terminal.ts'

const statuses = ['new', 'read', 'won', 'lost', 'spam']

/**
 * Returns the query for `--site` and `--status`; without a status, all leads but spam. A site is found by its form, so
 * that a token for leads is enough. Throws for a status that leads don't have.
 */
export const leadQuery = async (client: Client, { options }: Pick<Terminal, 'options'>): Promise<Query> => {
  const { site, status } = options
  if (typeof status === 'string' && !statuses.includes(status))
    throw new CliFailure(`Unknown status “${status}”. Choose ${statuses.join(', ')}.`)
  return {
    status: typeof status === 'string' ? status : { $ne: 'spam' },
    ...(typeof site === 'string' && { siteId: await siteIdOf(client, site) }),
  }
}

const siteIdOf = async (client: Client, site: string): Promise<string> => {
  const wanted = site.toLowerCase()
  const found = new Set<string>()
  for await (const { siteId, siteName } of client.resource('lead-forms').all())
    if (siteId !== null && (siteId === wanted || siteName.toLowerCase() === wanted)) found.add(siteId)
  const [only, second] = found
  if (only === undefined)
    throw new CliFailure(`No site named “${site}” has a published form.`, exitCodes.failed)
  if (second !== undefined)
    throw new CliFailure(`${found.size} sites are named “${site}”. Use an ID: ${[...found].join(', ')}`)
  return only
}
