import type { CallsAt } from '@web2/contract/sites'
import type { CallTarget } from '@web2/site'
import type { Config } from '../../../platform/config/config.ts'
import type { SiteRow } from '../../sites/index.ts'

/** Destination of the pages that are rendered. */
export interface CallPlace {
  readonly site: Pick<SiteRow, 'id' | 'countCalls'>
  /** Name of its cloud; null for a zip file. */
  readonly cloud: string | null
  /** URL of the site's folder; undefined for a zip file without one. */
  readonly baseUrl: string | undefined
}

/** How taps on phone numbers of one site are counted at one destination. */
export interface RenderedCalls {
  readonly at: CallsAt
  /** For the renderer, which asks it for each phone link. */
  readonly target: CallTarget
  /** Returns true once a phone link was rendered. */
  hasAny(): boolean
}

declare module '../../../platform/context.ts' {
  interface Contributions {
    /** Counting of taps on phone numbers of sites. */
    readonly siteCalls: {
      readonly open: (config: Pick<Config, 'appSecret' | 'publicUrl'>, place: CallPlace) => RenderedCalls
    }
  }
}

/** Returns what the renderer needs for the phone numbers of a site. */
export const phonesOf = (
  { trackingNumber }: Pick<SiteRow, 'trackingNumber'>,
  calls: RenderedCalls,
): { readonly calls: CallTarget; readonly trackingNumber?: string } => ({
  calls: calls.target,
  ...(trackingNumber !== '' && { trackingNumber }),
})
