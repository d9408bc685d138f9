import type { FormTarget, SiteFile } from '@web2/site'
import type { Kysely } from 'kysely'
import type { Config } from '../../../platform/config/config.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { SiteRow } from '../../sites/index.ts'
import type { SiteFiles } from '../run/upload-plan.ts'

/** Destination of the pages that are rendered. */
export interface FormPlace {
  readonly siteId: string
  /** Id of the target; null for a zip file, and for a destination that is only planned. */
  readonly targetId: string | null
  /** URL of the site's folder; undefined for a zip file without one. */
  readonly baseUrl: string | undefined
}

/** Forms of one site at one destination. */
export interface RenderedForms {
  /** For the renderer; it notes each form that it is asked for. */
  readonly target: FormTarget
  /** PUBLIC_URL if entries from there can be received, else empty. */
  readonly url: string
  /** Id of the key that signs their tokens. */
  readonly keyId: string
  /** Returns the number of rendered forms and versions that are not registered yet. */
  pending(): number
  /** Returns true once a form was rendered. */
  hasAny(): boolean
  /** Makes the forms rendered so far known, so that their entries are received. */
  register(db: Kysely<Database>, site: Pick<SiteRow, 'id' | 'accountId' | 'name'>): Promise<void>
}

declare module '../../../platform/context.ts' {
  interface Contributions {
    /** Forms of sites whose entries become leads. */
    readonly leadForms: {
      readonly open: (config: Pick<Config, 'appSecret' | 'publicUrl'>, place: FormPlace) => RenderedForms
    }
  }
}

/** Forms registered at once, so that a site of many pages is not in memory. */
const mostPending = 500

/** Yields the files of a site and registers their forms: all of them before the last file was taken. */
export async function* registeringForms(
  files: SiteFiles,
  forms: RenderedForms,
  register: () => Promise<void>,
): AsyncGenerator<SiteFile> {
  for await (const file of files) {
    yield file
    if (forms.pending() >= mostPending) await register()
  }
  await register()
}
