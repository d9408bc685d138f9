import { open, rename, rm, stat } from 'node:fs/promises'
import { CliFailure, exitCodes } from '../../exit-codes.ts'
import type { Command } from '../../terminal.ts'
import { leadQuery } from './lead-query.ts'

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

const unwritable = (file: string) => (error: unknown) => {
  throw new CliFailure(
    `${file} could not be written: ${error instanceof Error ? error.message : String(error)}`,
    exitCodes.failed,
  )
}

/**
 * Saves leads as a CSV file that only its owner can read. The file gets its name once it is whole; an existing one is not
 * replaced.
 */
export const exportLeads: Command['run'] = async (terminal) => {
  const { args, connect, print } = terminal
  const [file] = args
  if (file === undefined) throw new CliFailure('Missing file name. Example: web2 leads export leads.csv')
  if (await exists(file)) throw new CliFailure(`${file} exists. Choose another name, or delete it first.`)
  const client = await connect()
  const query = await leadQuery(client, terminal)
  const partial = `${file}.part`
  const handle = await open(partial, 'w', 0o600).catch(unwritable(file))
  try {
    for await (const text of client.leadsCsv(query)) await handle.write(text).catch(unwritable(file))
    await handle.close()
    await rename(partial, file).catch(unwritable(file))
  } catch (error) {
    await handle.close()
    await rm(partial, { force: true })
    throw error
  }
  print(`Saved ${file}.`, { file })
  return exitCodes.done
}
