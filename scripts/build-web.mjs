import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inRoot, runScript } from './setup/project.mjs'
import { runProgram } from './setup/run-program.mjs'

const dist = inRoot('apps', 'web', 'dist')

/**
 * Builds next to apps/web/dist and replaces it only when complete, so that a broken build is never served.
 */
await runScript(async () => {
  const fresh = inRoot('.cache', `web-build-${process.pid}`)
  const old = inRoot('.cache', `web-old-${process.pid}`)
  try {
    const vite = [inRoot('node_modules', 'vite', 'bin', 'vite.js'), 'build']
    const code = await runProgram(
      process.execPath,
      [...vite, '--logLevel=warn', '--outDir', fresh, '--emptyOutDir'],
      {
        cwd: inRoot('apps', 'web'),
        env: { ...process.env, NODE_ENV: 'production' },
      },
    )
    if (code !== 0) return code
    await compress(fresh)
    if (existsSync(dist)) renameSync(dist, old)
    renameSync(fresh, dist)
  } finally {
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true })
  }
  return 0
})

/** Writes .br and .gz files next to every text file that they make smaller. */
async function compress(folder) {
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(js|css|html|svg|json|webmanifest|txt)$/.test(extname(entry.name)),
    )
    .map((entry) => join(entry.parentPath, entry.name))
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: 1 } }
  for (const path of texts) {
    const bytes = readFileSync(path)
    if (bytes.length < 1024) continue
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(bytes, brotli),
      promisify(gzip)(bytes, { level: 9 }),
    ])
    if (br.length < bytes.length) writeFileSync(`${path}.br`, br)
    if (gz.length < bytes.length) writeFileSync(`${path}.gz`, gz)
  }
}
