import { join } from 'node:path'
import type { Config } from '../config/config.ts'

/** Folder with one folder a site published to the built-in host. */
export const sitesRoot = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'sites')

/** Address of the built-in host without a slash at its end: PUBLIC_URL's host on SITES_PORT. */
export const sitesBase = ({ publicUrl, sitesPort }: Pick<Config, 'publicUrl' | 'sitesPort'>): string => {
  const { hostname } = new URL(publicUrl)
  return `http://${hostname}:${sitesPort}`
}
