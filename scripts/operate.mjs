import { ensureServerBuilt, maintenanceProgram } from './setup/builds.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { environmentFor, findNode24, requireNode18 } from './setup/node-24.mjs'
import { root, runScript } from './setup/project.mjs'
import { runProgram } from './setup/run-program.mjs'

/**
 * `npm run backup`, `npm run restore`, `npm run move`, `npm run rotate-secret`: installs what is missing,
 * then runs the maintenance program under Node 24.
 */
await runScript(async (args) => {
  requireNode18()
  await ensureInstalled({ runs: true })
  const node = findNode24()
  await ensureServerBuilt(node)
  return runProgram(node, [maintenanceProgram, ...args], {
    cwd: root,
    env: environmentFor(node),
  })
})
