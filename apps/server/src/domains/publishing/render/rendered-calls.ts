import type { CallsAt } from '@web2/contract/sites'
import type { CallTarget } from '@web2/site'
import type { Kysely } from 'kysely'
import type { Config } from '../../../platform/config/config.ts'
import type { Database } from '../../../platform/db/database.ts'
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
  /** Id of the key that signs their tokens. */
  readonly keyId: string
  /** Returns true once a phone link was rendered. */
  hasAny(): boolean
  /** Stores the key of the tokens, so that they stay valid after APP_SECRET was rotated. */
  register(db: Kysely<Database>): Promise<void>
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
