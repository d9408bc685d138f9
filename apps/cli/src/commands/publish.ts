import { ApiFailure, type ApiIssue, type Client } from '@web2/client'
import { CliFailure, exitCodes } from '../exit-codes.ts'
import { findByName } from '../find-by-name.ts'
import { whileItGoesOn } from '../go-on.ts'
import type { Command, Terminal } from '../terminal.ts'

const ended = new Set(['done', 'failed', 'cancelled'])

const latestRun = async (client: Client, siteId: string) => {
  const query = { subjectId: siteId, kind: 'publish-site', $sort: { createdAt: -1 }, $limit: 1 }
  return (await client.resource('runs').find(query)).data[0]
}

/** Prints the progress of the site's new run each time it changes. Returns the run when it has ended. */
const follow = async (
  { tell, sleep }: Terminal,
  client: Client,
  siteId: string,
  before: string | undefined,
) => {
  let said = ''
  for (;;) {
    const run = await latestRun(client, siteId)
    if (run !== undefined && run._id !== before) {
      const steps = run.total === 0 ? [] : [`${run.done} of ${run.total}`]
      const line = [...steps, ...(run.message === '' ? [] : [run.message])].join(': ')
      if (line !== said && line !== '') tell(line)
      said = line
      if (ended.has(run.status)) return run
    }
    await sleep(1_000)
  }
}

/** Prints the issues that visitors would see, each error with the option that accepts it. */
const tellIssues = ({ tell }: Terminal, issues: readonly ApiIssue[]) => {
  for (const { severity, message, pageName, id } of issues) {
    tell(`  ${severity}: ${pageName === '' ? '' : `${pageName}: `}${message}`)
    if (severity === 'error') tell(`    --accept "${id}"`)
  }
}

/**
 * Publishes a site to its current destinations, or to the host named by --to, and follows the run until it
 * ends.
 */
export const publish: Command = {
  usage: 'publish <site> [--to builtin] [--accept <issue>]…',
  about:
    'Publish a site, given by name, slug or ID, to its current destinations or the built-in host, and show the progress. ' +
    'To publish despite errors that visitors would see, pass --accept for each of them',
  options: ['to', 'accept'],
  words: 1,
  run: async (terminal) => {
    const { args, options, connect, print, tell } = terminal
    const [wanted] = args
    if (wanted === undefined)
      throw new CliFailure('Missing site. Give its name, slug or ID: web2 publish roses')
    const { to, accept } = options
    if (to !== undefined && to !== 'builtin')
      throw new CliFailure(
        `--to only supports builtin, not “${to}”. For another cloud, publish once in the app to choose its account and ` +
          'bucket. After that, web2 publish <site> publishes there too.',
      )
    const client = await connect()
    const site = await findByName(client, 'cloud-builder', wanted, ['name', 'rootSlug'], 'site')
    const before = (await latestRun(client, site._id))?._id
    const asked = client.resource('cloud-builder').create({
      siteId: site._id,
      ...(to === 'builtin' && { clouds: [{ cloud: to, buckets: [] }] }),
      ...(Array.isArray(accept) && { acceptIssues: [...accept] }),
    })
    const answer = await asked.catch((error: unknown) => {
      if (error instanceof ApiFailure) tellIssues(terminal, error.issues)
      throw error
    })
    if (answer.status === 'error') throw new CliFailure(answer.message, exitCodes.failed)
    tell(`Publishing ${site.name}…`)
    const run = await whileItGoesOn(follow(terminal, client, site._id, before))
    const isDone = run.status === 'done'
    print(
      isDone ? `${site.name} published.` : `${site.name} was not published: ${run.message || run.status}`,
      {
        siteId: site._id,
        runId: run._id,
        status: run.status,
        message: run.message,
      },
    )
    return isDone ? exitCodes.done : exitCodes.failed
  },
}
