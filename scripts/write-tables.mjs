import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { exclusively } from './setup/exclusively.mjs'
import { findNode24 } from './setup/node-24.mjs'
import { inRoot, runScript, ScriptFailure } from './setup/project.mjs'

const server = (...path) => inRoot('apps', 'server', ...path)
const target = server('src', 'platform', 'db', 'generated', 'schema.ts')

/**
 * `node scripts/write-tables.mjs`: generates the columns of all tables from the migrations, unless none has changed.
 * They are not in the repository, because only type checks and editors need them.
 */
await runScript(async () => {
  if (!isCurrent()) await exclusively(async () => isCurrent() || write())
  return 0
})

function isCurrent() {
  return existsSync(target) && readFileSync(target, 'utf8').startsWith(heading())
}

function write() {
  const made = spawnSync(findNode24(), [inRoot('scripts', 'setup', 'print-table-types.mjs')], {
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new ScriptFailure(`The types of the tables could not be made: ${made.stderr}`)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, heading() + made.stdout)
}

/** Returns the first line of the types, with a digest of everything they are made from. */
function heading() {
  const migrations = readdirSync(server('migrations')).map((name) => server('migrations', name))
  const hash = createHash('sha256')
  for (const path of [...migrations.sort(), server('src', 'platform', 'db', 'schema-types.ts')])
    hash.update(path.slice(server().length)).update('\0').update(readFileSync(path)).update('\0')
  return `/* Made from the migrations by scripts/write-tables.mjs: ${hash.digest('hex')} */\n`
}
