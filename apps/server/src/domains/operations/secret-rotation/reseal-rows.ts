import type { Client } from 'pg'
import { createSecretBox, sealedWith, type SecretBox } from '../../../platform/secrets/seal.ts'
import { secretContextOf, sealedColumns, type SealedColumn } from './sealed-columns.ts'

/** Rows per statement and commit. */
const batch = 200

type Row = Readonly<Record<string, string>>

const nextRows = async (
  client: Client,
  { table, column, keys, owner }: SealedColumn,
  prefix: string,
  after: Row | undefined,
): Promise<Row[]> => {
  const names = keys.map(({ name }) => name).join(', ')
  const beyond = keys.map(({ type }, place) => `$${place + 3}::${type}`).join(', ')
  const { rows } = await client.query<Row>(
    `select ${keys.map(({ name }) => `${name}::text as ${name}`).join(', ')},
       ${owner === undefined ? "''" : `${owner}::text`} as owner, ${column} as sealed
     from ${table} where starts_with(${column}, $1) ${after ? `and (${names}) > (${beyond})` : ''}
     order by ${names} limit $2`,
    [prefix, batch, ...(after ? keys.map(({ name }) => after[name]) : [])],
  )
  return rows
}

/** Replaces sealed values that are unchanged since they were read. */
const write = async (
  client: Client,
  { table, column, keys }: SealedColumn,
  rows: readonly { readonly row: Row; readonly sealed: string }[],
): Promise<void> => {
  const lists = keys.map(({ name }) => rows.map(({ row }) => row[name]))
  await client.query(
    `update ${table} as kept set ${column} = new.sealed
     from unnest($1::text[], $2::text[], ${keys.map(({ type }, place) => `$${place + 3}::${type}[]`).join(', ')})
       as new(old, sealed, ${keys.map(({ name }) => `k_${name}`).join(', ')})
     where ${keys.map(({ name }) => `kept.${name} = new.k_${name}`).join(' and ')} and kept.${column} = new.old`,
    [rows.map(({ row }) => row.sealed), rows.map(({ sealed }) => sealed), ...lists],
  )
}

const resealColumn = async (client: Client, place: SealedColumn, prefix: string, box: SecretBox) => {
  const counts = { resealed: 0, unreadable: 0 }
  let after: Row | undefined
  for (;;) {
    const rows = await nextRows(client, place, prefix, after)
    const opened = rows.flatMap((row) => {
      const secret = box.open(row.sealed ?? '', secretContextOf(place, row))
      return secret === undefined ? [] : [{ row, sealed: box.seal(secret, secretContextOf(place, row)) }]
    })
    if (opened.length > 0) await write(client, place, opened)
    counts.resealed += opened.length
    counts.unreadable += rows.length - opened.length
    after = rows.at(-1)
    if (rows.length < batch) return counts
  }
}

/**
 * Seals all values of the old secret with the new one, a few hundred rows at a time. Skips finished rows, so
 * that it can be killed and repeated. Counts damaged values that the old secret can't open and leaves them.
 */
export const reseal = async (
  client: Client,
  { oldSecret, newSecret }: { readonly oldSecret: string; readonly newSecret: string },
): Promise<{ readonly resealed: number; readonly unreadable: number }> => {
  const box = createSecretBox(newSecret, oldSecret)
  const total = { resealed: 0, unreadable: 0 }
  for (const place of sealedColumns) {
    const { resealed, unreadable } = await resealColumn(client, place, sealedWith(oldSecret), box)
    total.resealed += resealed
    total.unreadable += unreadable
  }
  return total
}
