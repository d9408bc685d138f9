import { existsSync } from 'node:fs'
import { inRoot } from '../setup/project.mjs'
import { features } from '../structure/order.mjs'

/** Packages that hold the pure core of a domain or a feature. */
const packagesOf = {
  articles: ['packages/writing'],
  campaigns: ['packages/campaigns'],
  editor: ['packages/builder'],
  generator: ['packages/generator'],
  sites: ['packages/site'],
}

/** Names that `npm test -- --only=<name>` accepts in addition to the parts: the domains and the editor. */
export const domainNames = features

/** Returns the folders with unit tests of these domains; empty for no names. */
export function pathsOf(names) {
  return names.flatMap((name) =>
    [
      `packages/contract/src/${name}`,
      `apps/server/src/domains/${name}`,
      `apps/web/src/features/${name}`,
      ...(packagesOf[name] ?? []),
    ]
      .filter((path) => existsSync(inRoot(path)))
      .map((path) => `${path}/`),
  )
}

/**
 * Returns the folders with journeys of these domains; empty for no names. Journeys through many domains are
 * in `app`.
 */
export function journeysOf(names) {
  return names.map((name) => `journeys/${name}/`).filter((path) => existsSync(inRoot('e2e', path)))
}
