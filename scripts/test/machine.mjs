import { existsSync } from 'node:fs'
import { ensureHeadlessChromium } from './chromium.mjs'
import { has, install } from './debian-packages.mjs'

/**
 * Sets up what the chosen parts need beyond npm: a browser, an external PostgreSQL, an S3 store, a WordPress.
 * Only the browser is required; tests that need one of the others report that they were skipped.
 */
export async function prepareMachine(chosen, { long = false } = {}) {
  const needsServers = chosen.includes('unit') || chosen.includes('browser')
  const chromium = chosen.includes('browser') ? await ensureHeadlessChromium() : undefined
  if (needsServers) ensureServers()
  if (long) ensureCluster()
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

function ensureServers() {
  if (!existsSync('/usr/lib/postgresql')) {
    install(['postgresql'], 'an external database; without it those tests are skipped')
  }
  if (!has('pgbouncer') && !existsSync('/usr/sbin/pgbouncer')) {
    install(['pgbouncer'], 'a pooler; without it those tests are skipped')
  }
  if (!hasStore()) install(storePackages, 'an S3 store; without it those tests are skipped')
  if (!hasWordPress()) install(wordPressPackages, 'a WordPress; without it those tests are skipped')
}

/** Installs a PostgreSQL with automatic failover, which only the long tests need. */
function ensureCluster() {
  if (has('patroni') && has('etcd') && has('haproxy')) return
  install(
    ['patroni', 'python3-etcd', 'etcd-server', 'haproxy'],
    'a database with failover; without it those tests are skipped',
  )
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

/**
 * Starts one S3 store for all parts of a run, because starting it takes longer than most tests. Returns
 * undefined if it is not available.
 */
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
