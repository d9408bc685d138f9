import { existsSync } from 'node:fs'
import { ensureHeadlessChromium } from './chromium.mjs'
import { has, install } from './debian-packages.mjs'
import { createScratchFolder } from './scratch-folder.mjs'

/**
 * Installs and starts what the chosen parts need beyond npm: a browser, an external PostgreSQL, a pooler, an S3 store, a
 * WordPress.
 * Only the browser is required. `missing` names the others that are not there: their tests are skipped.
 */
export async function prepareMachine(chosen, { long = false } = {}) {
  const needsServers = chosen.includes('unit') || chosen.includes('browser')
  const chromium = chosen.includes('browser') ? await ensureHeadlessChromium() : undefined
  const missing = [...(needsServers ? missingServers() : []), ...(long ? missingCluster() : [])]
  const start = (name, given, isInstalled, begin) =>
    needsServers && !given && isInstalled
      ? begin().catch((error) => {
          missing.push(name)
          console.log(`${name} did not start, so its tests are skipped: ${error.message}`)
        })
      : undefined
  const [store, wordPress] = await Promise.all([
    start(names.store, process.env.S3_TEST_ENDPOINT, hasStore(), startStore),
    start(names.wordPress, process.env.WORDPRESS_TEST, hasWordPress(), startBlog),
  ])
  // the long tests write files larger than the memory that others leave
  const scratch = needsServers && !long ? createScratchFolder() : undefined
  return {
    missing,
    environment: {
      ...(scratch ? { TMPDIR: scratch.path } : {}),
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      ...(store ? { S3_TEST_ENDPOINT: store.endpoint } : {}),
      ...(wordPress ? { WORDPRESS_TEST: wordPress.credentials } : {}),
    },
    release: async () => {
      await store?.stop()
      await wordPress?.stop()
      scratch?.remove()
    },
  }
}

const names = {
  postgresql: 'An external PostgreSQL',
  pooler: 'PgBouncer',
  store: 'The S3 store',
  wordPress: 'WordPress',
  cluster: 'PostgreSQL with failover',
}

const hasPooler = () => has('pgbouncer') || existsSync('/usr/sbin/pgbouncer')

/** Installs what is not there yet; returns the names of what could not be installed. */
function missingServers() {
  const parts = [
    [names.postgresql, () => existsSync('/usr/lib/postgresql'), ['postgresql']],
    [names.pooler, hasPooler, ['pgbouncer']],
    [names.store, hasStore, storePackages],
    [names.wordPress, hasWordPress, wordPressPackages],
  ]
  return missingOf(parts)
}

/** PostgreSQL with automatic failover, for only the long tests. */
function missingCluster() {
  const programs = () => ['patroni', 'etcd', 'haproxy'].every(has)
  return missingOf([[names.cluster, programs, ['patroni', 'python3-etcd', 'etcd-server', 'haproxy']]])
}

function missingOf(parts) {
  return parts
    .filter(([name, isThere, packages]) => {
      if (!isThere()) install(packages, `${name}; without it those tests are skipped`)
      return !isThere()
    })
    .map(([name]) => name)
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

/** Starts one WordPress for all parts of a run. Returns undefined if it is not available. */
async function startBlog() {
  const { startWordPress } =
    await import('../../apps/server/src/testing/servers/wordpress/start-wordpress.ts')
  return startWordPress()
}

const storePackages = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common', 'curl']
const hasStore = () => ['radosgw', 'ceph-mon', 'ceph-osd', 'radosgw-admin', 'curl'].every(has)

/**
 * Starts one S3 store for all parts of a run, because starting it takes longer than most tests. Returns
 * undefined if it is not available.
 */
async function startStore() {
  const { startRadosgw } = await import('../../apps/server/src/testing/servers/radosgw/start-radosgw.ts')
  return startRadosgw()
}
