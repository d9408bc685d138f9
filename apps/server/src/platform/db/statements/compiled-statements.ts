import { CompiledQuery, sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../database.ts'

/** Stands for a value in a statement that is compiled before its values are known. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Puts the value of this name into a statement. */
export type PutValue<Values> = (name: keyof Values & string) => RawBuilder<unknown>

type Build<Values> = (put: PutValue<Values>) => RawBuilder<unknown>

type Statement<Values, Row> = (db: Kysely<Database>, values: Values) => Promise<Row[]>

const compiledOnce = <Values extends object, Row>(build: Build<Values>): Statement<Values, Row> => {
  let compiled: CompiledQuery | undefined
  return async (db, values) => {
    compiled ??= build((name) => sql`${new Slot(name)}`).compile(db)
    const parameters = compiled.parameters.map((value) =>
      value instanceof Slot ? values[value.name as keyof Values] : value,
    )
    return (await db.executeQuery<Row>(CompiledQuery.raw(compiled.sql, parameters))).rows
  }
}

/**
 * Returns a function that finds a statement by its key, or else builds it. A statement is compiled at its first run only,
 * because building and compiling a long one takes longer than running it. The key names everything that `build` depends
 * on besides its values; there must be few of them.
 */
export const compiledStatements = <Values extends object, Row>(): ((
  key: readonly unknown[],
  build: Build<Values>,
) => Statement<Values, Row>) => {
  const statements = new Map<string, Statement<Values, Row>>()
  return (key, build) => {
    const name = key.join()
    const known = statements.get(name) ?? compiledOnce<Values, Row>(build)
    statements.set(name, known)
    return known
  }
}
