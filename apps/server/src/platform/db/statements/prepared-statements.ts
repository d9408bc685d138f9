import type { ClientBase, QueryResult } from 'pg'

/** Limits the memory of connections, each of which stores the plans of its prepared statements. */
const mostStatements = 200

/** Texts that ran before with their names; `undefined` after the first run, `false` where preparing fails. */
const statements = new Map<string, string | undefined | false>()

let named = 0

/**
 * A plan made without the pattern takes the wrong index: PostgreSQL guesses that it matches few rows, and reads many by
 * date to find them.
 */
const dependsOnPattern = (text: string): boolean => text.includes(' ilike ')

/** Returns the name under which a statement is prepared from its second run on. */
const nameOf = (text: string): string | undefined => {
  const known = statements.get(text)
  if (known !== undefined) return known || undefined
  if (dependsOnPattern(text)) return undefined
  if (statements.has(text)) {
    named += 1
    const name = `repeated_${named}`
    statements.set(text, name)
    return name
  }
  if (statements.size < mostStatements) statements.set(text, undefined)
  return undefined
}

/**
 * The plan doesn't fit its tables any more ("cached plan must not change result type"), or a pooler lost or
 * mixed up the name: PostgreSQL rejects both before anything has run.
 */
const refusedPlans: ReadonlySet<unknown> = new Set(['0A000', '26000', '42P05'])

/**
 * Prepares repeated statements with parameters per connection, because parsing and planning took half of a
 * small statement's time.
 */
export const prepareRepeated = (client: ClientBase): void => {
  const plain = client.query.bind(client) as (query: unknown, values?: unknown) => Promise<QueryResult>
  const query = (text: unknown, values?: unknown, ...rest: unknown[]) => {
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
    if (name === undefined || rest.length > 0)
      return (plain as (...all: unknown[]) => unknown)(text, values, ...rest)
    return plain({ name, text, values }).catch((error: unknown) => {
      if (!refusedPlans.has((error as { code?: unknown }).code)) throw error
      statements.set(text as string, false)
      // inside a transaction this fails too, and the first error is the meaningful one
      return plain(text, values).catch(() => {
        throw error
      })
    })
  }
  client.query = query as typeof client.query
}
