import { randomUUID } from 'node:crypto'
import type { Client } from '@web2/client'
import { counted } from '../counted.ts'
import { CliFailure, exitCodes } from '../exit-codes.ts'
import { findByName } from '../find-by-name.ts'
import { whileItGoesOn } from '../go-on.ts'
import { readKeywords } from '../read-keywords.ts'
import { readText } from '../read-text.ts'
import type { Command, Terminal } from '../terminal.ts'

/** Prints the progress of a bulk each time it changes. Returns the bulk when it has ended or is paused. */
const follow = async ({ tell, sleep }: Terminal, client: Client, id: string) => {
  let said = ''
  for (;;) {
    const bulk = await client.resource('article-bulk-generator').get(id)
    const line = `${bulk.written} of ${bulk.total} written, ${bulk.review} to review, ${bulk.failed} failed`
    if (line !== said) tell(line)
    said = line
    if (bulk.status !== 'running') return bulk
    await sleep(2_000)
  }
}

const keywordsOf = async (file: string): Promise<string[]> => {
  const keywords = readKeywords(await readText(file))
  if (keywords.length === 0) throw new CliFailure(`${file} contains no keywords. Add one per line.`)
  return keywords
}

/** Starts a bulk that writes an article for each keyword of a file with a prompt stacker, and follows it. */
export const bulk: Command = {
  usage: 'bulk <keywords.txt> --stacker <name> [--name Spring]',
  about:
    'Generate an article for each keyword in a file (Zoomer bulk) and show its progress. It continues if you stop this command',
  options: ['stacker', 'name'],
  words: 1,
  run: async (terminal) => {
    const { args, options, connect, print, tell } = terminal
    const [file] = args
    if (file === undefined)
      throw new CliFailure('Missing keyword file. Example: web2 bulk keywords.txt --stacker "Guide"')
    if (typeof options.stacker !== 'string')
      throw new CliFailure('Missing prompt stacker. Example: --stacker "Guide"')
    const keywords = await keywordsOf(file)
    const client = await connect()
    const { _id } = await findByName(client, 'prompt-stacker', options.stacker, ['name'], 'prompt stacker')
    const { steps, variables } = await client.resource('prompt-stacker').get(_id)
    const begun = await client.resource('article-bulk-generator').create({
      startId: randomUUID(),
      keywords,
      stacker: { steps, variables },
      ...(typeof options.name === 'string' && { name: options.name }),
    })
    for (const warning of begun.warnings ?? []) tell(warning)
    tell(`${begun.name}: ${counted(begun.total, 'article')}`)
    const ended = await whileItGoesOn(follow(terminal, client, begun._id))
    const { status, total, written, review, failed, message } = ended
    print(
      status === 'done'
        ? `${written} of ${total} articles written, ${review} to review, ${failed} failed.`
        : `The bulk is ${status === 'cancelled' ? 'canceled' : status}. ${message}`.trim(),
      { _id: begun._id, status, total, written, review, failed, message },
    )
    return status === 'done' && failed === 0 ? exitCodes.done : exitCodes.failed
  },
}
