import type { SchemaCatalog } from './schema-catalog.ts'

/** Returns the schema changes that may break statements written for the former schema, as sentences. */
export const findBreakingChanges = (before: SchemaCatalog, after: SchemaCatalog): string[] => {
  const found: string[] = []
  for (const [table, columns] of Object.entries(before.tables)) {
    const now = after.tables[table]
    if (!now) {
      found.push(`${table} is gone`)
      continue
    }
    for (const [name, column] of Object.entries(columns)) {
      const there = now[name]
      if (!there) found.push(`${table}.${name} is gone`)
      else if (there.type !== column.type) found.push(`${table}.${name} is ${there.type}, was ${column.type}`)
      else if (there.isRequired && !column.isRequired) found.push(`${table}.${name} must have a value`)
      else if (there.isRequired && column.hasDefault && !there.hasDefault)
        found.push(`${table}.${name} has lost its default`)
    }
    for (const [name, column] of Object.entries(now))
      if (!(name in columns) && column.isRequired && !column.hasDefault)
        found.push(`${table}.${name} is new and has no default`)
  }
  const known = new Set(before.rules.map(({ table, definition }) => `${table} ${definition}`))
  for (const { table, definition, columns } of after.rules) {
    const old = before.tables[table]
    const isAboutOld = old && (columns.length === 0 || columns.some((name) => name in old))
    if (isAboutOld && !known.has(`${table} ${definition}`)) found.push(`${table} refuses more: ${definition}`)
  }
  return found
}
