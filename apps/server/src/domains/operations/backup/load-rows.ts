import { once } from 'node:events'
import type { ClientBase } from 'pg'
import copy from 'pg-copy-streams'
import type { SequenceState, TableShape } from './manifest.ts'
import { columnList, dataTables, quoted } from './backed-up-tables.ts'

/** Loads rows into empty tables, one table after the other. */
export interface Loader {
  rows(table: string, pieces: AsyncIterable<Buffer>): Promise<void>
  /** Ends the last table and restores constraints and sequences. The caller commits. */
  finish(): Promise<void>
}

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/**
 * Loads rows in the caller's transaction. Foreign keys are dropped and recreated at the end; triggers are
 * disabled, because the rows they would write are part of the backup.
 */
export const startLoading = async (
  client: ClientBase,
  {
    tables,
    sequences,
  }: { readonly tables: readonly TableShape[]; readonly sequences: readonly SequenceState[] },
): Promise<Loader> => {
  const own = await dataTables(client)
  const references = await foreignKeys(client)
  for (const { table, name } of references)
    await client.query(`alter table ${quoted(table)} drop constraint "${name}"`)
  for (const { name } of own) await client.query(`alter table ${quoted(name)} disable trigger user`)
  await client.query(`truncate ${own.map(({ name }) => quoted(name)).join(', ')}`)

  let open:
    { readonly table: string; readonly end: () => Promise<void>; readonly stream: CopyStream } | undefined
  const close = async () => {
    await open?.end()
    open = undefined
  }
  return {
    rows: async (name, pieces) => {
      if (open?.table !== name) {
        await close()
        const table = tables.find((each) => each.name === name)
        if (!table) throw new Error(`rows of an unknown table ${name}`)
        open = { table: name, ...beginCopy(client, table) }
      }
      for await (const piece of pieces) await give(open.stream, piece)
    },
    finish: async () => {
      await close()
      for (const { table, name, definition } of references)
        await client.query(`alter table ${quoted(table)} add constraint "${name}" ${definition}`)
      for (const { name } of own) await client.query(`alter table ${quoted(name)} enable trigger user`)
      for (const { name, lastValue, isCalled } of sequences)
        await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), lastValue, isCalled])
      // clients with an event position from before the restore must reload everything
      await client.query('update public.outbox_horizon set xid = pg_current_xact_id()')
    },
  }
}

type CopyStream = ReturnType<typeof copy.from>

const beginCopy = (client: ClientBase, table: TableShape) => {
  const stream = client.query(copy.from(`copy ${quoted(table.name)} (${columnList(table)}) from stdin`))
  const done = once(stream, 'finish')
  // rethrown with the next chunk, and at the end
  done.catch(() => undefined)
  return {
    stream,
    end: async () => {
      stream.end()
      await done
    },
  }
}

const give = async (stream: CopyStream, piece: Buffer): Promise<void> => {
  if (stream.errored) throw stream.errored
  if (!stream.write(piece)) await once(stream, 'drain')
}

const foreignKeys = async (client: ClientBase): Promise<ForeignKey[]> => {
  const { rows } = await client.query<ForeignKey>(
    `select t.relname as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class t on t.oid = c.conrelid
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conparentid = 0
     order by t.relname, c.conname`,
  )
  return rows
}
