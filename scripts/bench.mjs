import { ensureInstalled } from './setup/install.mjs'
import { environmentFor, findNode24, requireNode18 } from './setup/node-24.mjs'
import { inRoot, root, runScript } from './setup/project.mjs'
import { runProgram } from './setup/run-program.mjs'
import { ensureWebBuilt } from './setup/web-build.mjs'

/** `npm run bench [-- api render publish writing builder]`: installs what is missing, then measures under Node 24. */
await runScript(async (args) => {
  requireNode18()
  await ensureInstalled()
  const node = findNode24()
  // the editor is measured as people get it
  if (args.length === 0 || args.includes('builder')) await ensureWebBuilt(node)
  return runProgram(node, [inRoot('bench', 'main.ts'), ...args], { cwd: root, env: environmentFor(node) })
})
