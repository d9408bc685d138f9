import { ensureInstalled } from './setup/install.mjs'
import { environmentFor, findNode24, requireNode18 } from './setup/node-24.mjs'
import { inRoot, root, runScript } from './setup/project.mjs'
import { runProgram } from './setup/run-program.mjs'
import { ensureServerBuilt, ensureWebBuilt } from './setup/builds.mjs'
import { ensureChromium } from './test/chromium.mjs'

/** Benchmarks that open the built app in a browser. */
const inBrowser = [
  'builder',
  'campaign-screens',
  'design',
  'first-load',
  'lighthouse',
  'routes',
  'shared-css',
  'suggestions',
  'writing-screen',
]

/**
 * `npm run bench [-- api render publish writing builder …]`: installs what is missing, then measures under
 * Node 24.
 */
await runScript(async (args) => {
  requireNode18()
  await ensureInstalled()
  const node = findNode24()
  const environment = environmentFor(node)
  await ensureServerBuilt(node)
  if (args.length === 0 || args.some((name) => inBrowser.includes(name))) {
    await ensureWebBuilt(node)
    const chromium = await ensureChromium('the benchmarks of the app')
    if (chromium) environment.CHROMIUM_PATH = chromium
  }
  return runProgram(node, [inRoot('bench', 'main.ts'), ...args], { cwd: root, env: environment })
})
