/**
 * Every table, one interface a file in `tables/`, joined here. Columns are snake_case in SQL and camelCase in code
 * (Kysely's CamelCasePlugin, wired in connect.ts).
 */
export type Database = object
