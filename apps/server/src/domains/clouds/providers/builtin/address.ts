import type { SiteLocation } from '../cloud.ts'
import type { Outcome } from '../../../../platform/outbound/outcome.ts'
import { failed } from '../cloud-failure.ts'

/** Returns the URL of a file on the built-in host; pages are named by their folder. */
export const builtinAddress =
  (publicBase: string) =>
  ({ folder }: SiteLocation, path: string): string => {
    const shown =
      path === 'index.html' || path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : path
    return `${publicBase}/${folder}/${shown}`
  }

/** Refuses bucket calls on the built-in host. */
export const noBuckets = async (): Promise<Outcome<null>> =>
  failed({
    kind: 'bad-content',
    message: 'The built-in host has no buckets.',
  })
