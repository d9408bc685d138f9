import { sql, type RawBuilder } from 'kysely'

/** Time of an update; two saves within a millisecond get distinct times. */
export const nextUpdate = sql<string>`greatest(clock_timestamp(), updated_at + interval '1 millisecond')`

/** Formats a timestamp as the driver and the API do: ISO 8601 in UTC with milliseconds. */
export const apiTime = (column: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
