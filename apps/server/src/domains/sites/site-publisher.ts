import type { Destination, Site, SiteCloud } from '@web2/contract/sites'
import type { Transaction } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import type { Database } from '../../platform/db/database.ts'
import type { SiteRow } from './site-row.ts'

/** The errors that a user accepts by id. Without a gate, a publication reports errors and continues. */
export interface Gate {
  readonly accepted: readonly string[]
}

export type PublicationRequest = { ok: true; site: Site } | { ok: false; message: string }

export interface PublishOptions {
  /** Makes one of the site's destinations the main one. */
  readonly main?: Destination | undefined
  /** Whether the site offers files of its images from now on; undefined leaves it as it is. */
  readonly fasterImages?: boolean | undefined
  readonly gate?: Gate
}

declare module '../../platform/context.ts' {
  interface Contributions {
    readonly sitePublisher: {
      /** Publishes a site to these destinations, or to all it has if there are none. Throws 409 for unaccepted errors. */
      readonly publish: (
        context: AppContext,
        actor: Actor,
        siteId: string,
        clouds: readonly SiteCloud[],
        options: PublishOptions,
      ) => Promise<PublicationRequest>
      /** Publishes a site that was just stored. The errors it throws say that it is stored. */
      readonly publishStored: (
        context: AppContext,
        actor: Actor,
        site: Site,
        clouds: readonly SiteCloud[],
        options: PublishOptions,
      ) => Promise<PublicationRequest>
      /** Publishes again to the destinations at which the latest publication failed or was cancelled. */
      readonly retry: (
        context: AppContext,
        actor: Actor,
        siteId: string,
        gate: Gate,
      ) => Promise<PublicationRequest>
      readonly isPublishing: (transaction: Transaction<Database>, siteId: string) => Promise<boolean>
      /** Starts a run that removes the site's files from these targets. */
      readonly takeDown: (
        context: AppContext,
        transaction: Transaction<Database>,
        actor: Actor,
        site: Pick<SiteRow, 'id' | 'name'>,
        targetIds: readonly string[],
      ) => Promise<void>
    }
  }
}
