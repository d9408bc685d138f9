import { randomUUID } from 'node:crypto'
import { readCsv } from '@web2/csv'
import { counted } from '../counted.ts'
import { CliFailure, exitCodes } from '../exit-codes.ts'
import { readText } from '../read-text.ts'
import type { Command } from '../terminal.ts'

const fields = [
  'businessName',
  'country',
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'plus4',
  'mapEmbedCode',
  'phone',
  'fax',
  'website',
  'KGMID',
  'aboutUsBlurb',
  'youtube',
  'facebook',
  'linkedin',
  'tiktok',
  'instagram',
  'twitter',
  'storeCode',
  'labels',
] as const
const required = ['businessName', 'address1', 'phone'] as const
const rowsAtOnce = 500

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * Returns the listings of a CSV text whose first line holds field names, ignoring case, spaces and
 * punctuation.
 */
const listingsOf = (text: string): Record<string, string>[] => {
  const [heads = [], ...rows] = readCsv(text)
  const columns = heads.map((head) => fields.find((field) => plain(field) === plain(head)))
  const unknown = heads.filter((_head, place) => columns[place] === undefined)
  if (unknown.length > 0)
    throw new CliFailure(`Unknown columns: ${unknown.join(', ')}. Supported columns: ${fields.join(', ')}.`)
  const missing = required.filter((field) => !columns.includes(field))
  if (missing.length > 0) throw new CliFailure(`Missing columns: ${missing.join(', ')}.`)
  return rows.map((row) =>
    Object.fromEntries(columns.flatMap((field, place) => (field && row[place] ? [[field, row[place]]] : []))),
  )
}

interface Rejected {
  /** The line in the file, if no field contains a line break; line 1 holds the column names. */
  readonly line: number
  readonly errors: Readonly<Record<string, string>>
}

const sentence = ({ line, errors }: Rejected): string =>
  `Row ${line}: ${Object.entries(errors)
    .map(([field, text]) => `${field}: ${text}`)
    .join('; ')}`

/** Adds the listings of a CSV file and prints each rejected row with its reason. */
export const importNaps: Command = {
  usage: 'import-naps <file.csv> [--dry-run]',
  about: 'Add business listings from a CSV file. --dry-run only checks the file for incomplete rows',
  options: ['dry-run'],
  words: 1,
  run: async ({ args, options, connect, print, tell }) => {
    const [file] = args
    if (file === undefined) throw new CliFailure('Missing file. Example: web2 import-naps listings.csv')
    const listings = listingsOf(await readText(file))
    const incomplete: Rejected[] = listings.flatMap((listing, place) => {
      const empty = required.filter((field) => !listing[field]?.trim())
      return empty.length === 0
        ? []
        : [
            {
              line: place + 2,
              errors: Object.fromEntries(empty.map((field) => [field, 'This field is required'])),
            },
          ]
    })
    if (options['dry-run'] === true) {
      for (const listing of listings.slice(0, 5))
        tell(`${listing.businessName ?? '–'}, ${listing.address1 ?? '–'}, ${listing.phone ?? '–'}`)
      if (listings.length > 5) tell(`… and ${listings.length - 5} more`)
      for (const each of incomplete) tell(sentence(each))
      print(`${counted(listings.length, 'row')}, ${incomplete.length} incomplete. Nothing was sent.`, {
        rows: listings.length,
        incomplete,
        preview: listings.slice(0, 5),
      })
      return incomplete.length === 0 ? exitCodes.done : exitCodes.failed
    }
    if (listings.length === 0) throw new CliFailure(`${file} has no rows below the column names.`)
    const client = await connect()
    const importId = randomUUID()
    let created = 0
    const rejected: Rejected[] = []
    for (let from = 0; from < listings.length; from += rowsAtOnce) {
      const rows = listings.slice(from, from + rowsAtOnce)
      const answer = (await client
        .resource('naps-bulk-generator')
        .create({ importId, batch: from / rowsAtOnce, rows })) as unknown as {
        created: number
        rejected: { row: number; errors: Record<string, string> }[]
        warnings?: { row: number; errors: Record<string, string> }[]
      }
      created += answer.created
      rejected.push(...answer.rejected.map(({ row, errors }) => ({ line: from + row + 2, errors })))
      for (const { row, errors } of answer.warnings ?? [])
        tell(`${sentence({ line: from + row + 2, errors })} (left empty)`)
      tell(`${Math.min(from + rowsAtOnce, listings.length)} of ${listings.length}`)
    }
    for (const each of rejected) tell(sentence(each))
    print(`${counted(created, 'listing')} added, ${counted(rejected.length, 'row')} rejected.`, {
      created,
      rejected,
    })
    return rejected.length === 0 ? exitCodes.done : exitCodes.failed
  },
}
