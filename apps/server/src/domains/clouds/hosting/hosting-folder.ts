import { join } from 'node:path'
import type { Config } from '../../../platform/config/config.ts'
import type { AppContext } from '../../../platform/context.ts'
import { openBlobs } from '../providers/builtin/blobs.ts'
import type { BucketHostOptions } from '../providers/builtin/bucket-store.ts'
import type { BuiltinOptions } from '../providers/builtin/store.ts'
import { hostedFiles } from './hosted-files.ts'

/** Folder with one folder a site published to the built-in host. */
export const sitesRoot = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'sites')

/** Address of the built-in host without a slash at its end: PUBLIC_URL's host on SITES_PORT. */
export const sitesBase = ({ publicUrl, sitesPort }: Pick<Config, 'publicUrl' | 'sitesPort'>): string => {
  const { hostname } = new URL(publicUrl)
  return `http://${hostname}:${sitesPort}`
}

type Context = Pick<AppContext, 'config' | 'db'>

/** What the built-in host is opened with: its folder, or its rows and contents in the bucket. */
export const builtinHost = ({ config, db }: Context): BuiltinOptions | BucketHostOptions => {
  const publicBase = sitesBase(config)
  return config.storage
    ? { blobs: openBlobs(config.storage), files: hostedFiles(db), publicBase }
    : { root: sitesRoot(config), publicBase }
}
