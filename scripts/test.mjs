import { ensureInstalled } from './setup/install.mjs'
import { environmentFor, findNode24, requireNode18 } from './setup/node-24.mjs'
import { inRoot, root, runScript } from './setup/project.mjs'
import { runProgram } from './setup/run-program.mjs'

/** `npm test`: installs what is missing, then runs scripts/test/main.mjs under Node 24. */
await runScript(async (args) => {
  requireNode18()
  await ensureInstalled()
  const node = findNode24()
  return runProgram(node, [inRoot('scripts', 'test', 'main.mjs'), ...args], {
    cwd: root,
    env: environmentFor(node),
  })
})
