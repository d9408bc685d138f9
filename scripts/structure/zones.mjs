import { domains, editorLayers, features, lightFiles, platform } from './order.mjs'

/* Zones of `import-x/no-restricted-paths`, derived from the import order. */

const server = './apps/server/src'
const web = './apps/web/src'
const contract = './packages/contract/src'

/**
 * Returns zones that bar each folder from the contract of later domains, and the folders `below` from that of
 * all domains.
 */
const contractUse = (folders, below) => [
  { target: below, from: domains.map((name) => `${contract}/${name}`) },
  ...folders.map(({ target, name }) => ({
    target,
    from: domains.slice(domains.indexOf(name) + 1).map((later) => `${contract}/${later}`),
  })),
]

/** Returns one zone per folder that bars it from importing later folders. */
const upward = (rooms) =>
  rooms.map((room, at) => ({ target: room, from: rooms.slice(at + 1) })).filter(({ from }) => from.length > 0)

/**
 * Zones of the server: platform imports no domain, domains import only earlier ones, and only `main` imports
 * `main`.
 */
export const serverZones = [
  { target: `${server}/platform`, from: [`${server}/domains`, `${server}/main`] },
  ...platform.flatMap((group, at) =>
    group.map((name) => ({
      target: `${server}/platform/${name}`,
      from: platform.slice(at + 1).flatMap((later) => later.map((other) => `${server}/platform/${other}`)),
    })),
  ),
  { target: `${server}/domains`, from: `${server}/main` },
  ...upward(domains.map((name) => `${server}/domains/${name}`)),
  // other domains import the index
  ...domains.map((name, at) => ({
    target: domains.slice(at + 1).map((later) => `${server}/domains/${later}`),
    from: `${server}/domains/${name}`,
    except: ['./index.ts', ...(lightFiles[name] ?? [])],
  })),
  ...contractUse(
    domains.map((name) => ({ name, target: `${server}/domains/${name}` })),
    `${server}/platform`,
  ),
  // only `main` imports services
  ...domains.map((name) => ({
    target: [`${server}/domains/${name}/*.ts`, `${server}/domains/${name}/!(services)/**/*`],
    from: `${server}/domains/${name}/services`,
  })),
  // only `main` loads handlers of jobs; any module may enqueue a job, so its name loads nothing
  { target: `${server}/domains/**/*`, from: `${server}/domains/*/job-handlers.ts` },
  { target: `${server}/domains/*/jobs.ts`, from: [`${server}/domains`, `${server}/platform/db`] },
  // providers know external services, and neither the database nor the commands of their domain
  ...domains.map((name) => ({
    target: `${server}/domains/${name}/providers`,
    from: `${server}/domains/${name}`,
    except: ['./providers'],
  })),
  {
    target: `${server}/domains/*/providers/**/*`,
    from: ['db', 'api', 'jobs', 'runs'].map((name) => `${server}/platform/${name}`),
  },
].filter(({ target, from }) => target.length > 0 && from.length > 0)

/** Zones of the web app, in the order lib, ui, features (as the domains), app. */
export const webZones = [
  { target: `${web}/lib`, from: [`${web}/ui`, `${web}/features`, `${web}/app`] },
  { target: `${web}/ui`, from: [`${web}/features`, `${web}/app`] },
  { target: `${web}/features`, from: `${web}/app` },
  ...upward(features.map((name) => `${web}/features/${name}`)),
  ...upward(editorLayers.map((layer) => `${web}/features/editor/${layer}`)),
  ...contractUse(
    domains.map((name) => ({ name, target: `${web}/features/${name}` })),
    [`${web}/lib`, `${web}/ui`],
  ),
].filter(({ from }) => from.length > 0)

/** Zones of the contract, in the order core, then the domains. */
export const contractZones = upward(['core', ...domains].map((name) => `${contract}/${name}`))
