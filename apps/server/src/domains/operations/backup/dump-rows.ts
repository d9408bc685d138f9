import type { ClientBase } from 'pg'
import copy from 'pg-copy-streams'
import { columnList, quoted } from './backed-up-tables.ts'
import type { TableShape } from './manifest.ts'

const newline = 10

/** Streams a table's rows in COPY format, one per line, in chunks as PostgreSQL sends them. */
export const rowsOf = (client: ClientBase, table: TableShape): AsyncIterable<Buffer> =>
  client.query(copy.to(`copy (select ${columnList(table)} from ${quoted(table.name)}) to stdout`))

/** Groups them into parts of about `size` bytes, with the number of rows so far. */
export async function* partsOf(
  pieces: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ readonly bytes: Buffer; readonly rows: number }> {
  let waiting: Buffer[] = []
  let length = 0
  let rows = 0
  for await (const piece of pieces) {
    waiting.push(piece)
    length += piece.length
    // COPY escapes line breaks in texts, so each one ends a row
    for (let at = piece.indexOf(newline); at >= 0; at = piece.indexOf(newline, at + 1)) rows += 1
    if (length < size) continue
    yield { bytes: Buffer.concat(waiting), rows }
    waiting = []
    length = 0
  }
  if (length > 0) yield { bytes: Buffer.concat(waiting), rows }
}
