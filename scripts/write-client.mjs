import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { findNode24 } from './setup/node-24.mjs'
import { inRoot, runScript, ScriptFailure } from './setup/project.mjs'

/**
 * `node scripts/write-client.mjs`: generates the types of packages/client from the server's services. They
 * are not in the repository, because only type checks, lint and editors need them.
 */
await runScript(async () => {
  const source = `
    const { clientTypes } = await import(${JSON.stringify(inRoot('apps/server/src/platform/api-docs/write-client-types.ts'))})
    const { services } = await import(${JSON.stringify(inRoot('apps/server/src/main/services.ts'))})
    process.stdout.write(clientTypes(services))`
  const made = spawnSync(findNode24(), ['--input-type=module', '-e', source], { encoding: 'utf8' })
  if (made.status !== 0) throw new ScriptFailure(`The types could not be made: ${made.stderr}`)
  mkdirSync(inRoot('packages/client/src/generated'), { recursive: true })
  writeFileSync(inRoot('packages/client/src/generated/resources.ts'), made.stdout)
  return 0
})
