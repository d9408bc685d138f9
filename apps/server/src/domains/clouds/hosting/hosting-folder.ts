import { join } from 'node:path'
import type { Config } from '../../../platform/config/config.ts'
import type { AppContext } from '../../../platform/context.ts'
import { openBlobs } from '../providers/builtin/blobs.ts'
import type { BucketHostOptions } from '../providers/builtin/bucket-store.ts'
import type { BuiltinOptions } from '../providers/builtin/store.ts'
import { hostedFiles } from './hosted-files.ts'

/** Returns the directory with one folder per site published on the built-in host. */
export const sitesRoot = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'sites')

/** Settings that the URL of the built-in host is made of. */
export type SitesAddress = Pick<Config, 'publicUrl' | 'sitesPort' | 'sitesUrl'>

/**
 * Returns the base URL of the built-in host without a trailing slash: SITES_URL, or PUBLIC_URL's host on SITES_PORT,
 * which has no HTTPS.
 */
export const sitesBase = ({ publicUrl, sitesPort, sitesUrl }: SitesAddress): string => {
  if (sitesUrl !== undefined) return sitesUrl
  const { hostname } = new URL(publicUrl)
  return `http://${hostname}:${sitesPort}`
}

type Context = Pick<AppContext, 'config' | 'db'>

/**
 * Returns the options of the built-in host: its directory, or its rows and the bucket with their contents.
 */
export const builtinHost = ({ config, db }: Context): BuiltinOptions | BucketHostOptions => {
  const publicBase = sitesBase(config)
  return config.storage
    ? { blobs: openBlobs(config.storage), files: hostedFiles(db), publicBase }
    : { root: sitesRoot(config), publicBase }
}
