import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { findNode24 } from './setup/node-24.mjs'
import { inRoot, runScript, ScriptFailure } from './setup/project.mjs'

/** `node scripts/write-client.mjs`: writes the generated part of packages/client anew, after the contract has changed. */
await runScript(async () => {
  const source = `
    const { clientTypes } = await import(${JSON.stringify(inRoot('apps/server/src/services/docs/client-types.ts'))})
    const { services } = await import(${JSON.stringify(inRoot('apps/server/src/services/registry.ts'))})
    process.stdout.write(clientTypes(services))`
  const made = spawnSync(findNode24(), ['--input-type=module', '-e', source], { encoding: 'utf8' })
  if (made.status !== 0) throw new ScriptFailure(`The types could not be made: ${made.stderr}`)
  writeFileSync(inRoot('packages/client/src/generated/resources.ts'), made.stdout)
  return 0
})
