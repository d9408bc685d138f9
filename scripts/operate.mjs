import { ensureInstalled } from './setup/install.mjs'
import { environmentFor, findNode24, requireNode18 } from './setup/node-24.mjs'
import { inRoot, root, runScript } from './setup/project.mjs'
import { runProgram } from './setup/run-program.mjs'

/**
 * Runs `npm run backup`, `npm run restore`, `npm run move` or `npm run rotate-secret`: installs what is
 * missing, then continues under Node 24.
 */
await runScript(async (args) => {
  requireNode18()
  await ensureInstalled({ runs: true })
  const node = findNode24()
  return runProgram(node, [inRoot('apps', 'server', 'src', 'main', 'maintenance-cli.ts'), ...args], {
    cwd: root,
    env: environmentFor(node),
  })
})
