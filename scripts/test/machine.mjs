import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inRoot, ScriptFailure } from '../setup/project.mjs'
import { runProgram } from '../setup/run-program.mjs'

/**
 * Brings what the chosen parts need beyond npm: a browser, an external PostgreSQL, an S3 store, a WordPress. Only the
 * browser is indispensable; tests that need one of the others say that they were skipped.
 */
export async function prepareMachine(chosen) {
  const needsServers = chosen.includes('unit') || chosen.includes('browser')
  const chromium = chosen.includes('browser') ? await ensureChromium() : undefined
  if (needsServers) ensureServers()
  const [store, wordPress] = needsServers ? await Promise.all([startStore(), startBlog()]) : []
  return {
    environment: {
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      ...(store ? { S3_TEST_ENDPOINT: store.endpoint } : {}),
      ...(wordPress ? { WORDPRESS_TEST: wordPress.credentials } : {}),
    },
    release: async () => {
      await store?.stop()
      await wordPress?.stop()
    },
  }
}

const has = (program) =>
  (process.env.PATH ?? '')
    .split(process.platform === 'win32' ? ';' : ':')
    .some((folder) => existsSync(`${folder}/${program}`))

const mayInstall = process.getuid?.() === 0 && has('apt-get')

/** Answers whether it worked; says why not. The lists of packages are fetched once. */
function install(packages, purpose) {
  if (!mayInstall) {
    console.log(
      `Not installed: ${packages.join(', ')} (${purpose}). Only root on Debian can have it installed here.`,
    )
    return false
  }
  console.log(`Installing ${packages.join(', ')} (${purpose}) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0
  const isDone = apt('update') && apt('install', '-y', '--no-install-recommends', ...packages)
  if (!isDone) console.log(`Not installed: ${packages.join(', ')} (${purpose}). What apt-get says is above.`)
  return isDone
}

/** The path of the machine's Chromium; undefined is the one Playwright brings. */
async function ensureChromium() {
  const find = () =>
    [
      process.env.CHROMIUM_PATH,
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ].find((path) => path && existsSync(path))
  const found = find()
  if (found) return found
  if (mayInstall && install(['chromium'], 'the browser tests')) return find()
  const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js')
  const code = await runProgram(process.execPath, [cli, 'install', 'chromium'])
  if (code === 0) return undefined
  throw new ScriptFailure(
    'The browser tests need Chromium, which could not be fetched (see above). Install Chromium, or name one by ' +
      'CHROMIUM_PATH, and start again; "npm test -- --only=types,lint,unit" does without.',
  )
}

function ensureServers() {
  if (!existsSync('/usr/lib/postgresql')) {
    install(['postgresql'], 'an external database; without it those tests are skipped')
  }
  if (!hasStore()) install(storePackages, 'an S3 store; without it those tests are skipped')
  if (!hasWordPress()) install(wordPressPackages, 'a WordPress; without it those tests are skipped')
}

const wordPressPackages = [
  'wordpress',
  'wordpress-theme-twentytwentythree',
  ...['cli', 'mysql', 'gd', 'xml', 'curl', 'mbstring'].map((part) => `php-${part}`),
  'mariadb-server',
  'curl',
]
const hasWordPress = () =>
  ['php', 'mariadbd', 'curl'].every(has) && existsSync('/usr/share/wordpress/wp-includes')

/** One WordPress for all parts of a run. */
async function startBlog() {
  if (!hasWordPress() || process.env.WORDPRESS_TEST) return undefined
  const { startWordPress } =
    await import('../../apps/server/src/testing/servers/wordpress/start-wordpress.ts')
  try {
    return await startWordPress()
  } catch (error) {
    console.log(`WordPress did not start, so its tests are skipped: ${error.message}`)
    return undefined
  }
}

const storePackages = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common', 'curl']
const hasStore = () => ['radosgw', 'ceph-mon', 'ceph-osd', 'radosgw-admin', 'curl'].every(has)

/** One S3 store for all parts of a run; it takes longer to start than most tests to run. */
async function startStore() {
  if (!hasStore()) return undefined
  if (process.env.S3_TEST_ENDPOINT) return undefined
  const { startRadosgw } = await import('../../apps/server/src/testing/servers/radosgw/start-radosgw.ts')
  try {
    return await startRadosgw()
  } catch (error) {
    console.log(`The S3 store did not start, so its tests are skipped: ${error.message}`)
    return undefined
  }
}
