import type { LeadFormDefinition } from '@web2/contract/leads'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { openFormKeys } from '../forms/form-keys.ts'

/** Destination of a published form. */
export interface FormTarget {
  readonly targetId: string
  /** URL of the site's folder; empty for a zip file. */
  readonly baseUrl: string
  /** Empty for our page. */
  readonly thankYouUrl: string
}

/** Form as the receiving side needs it. */
export interface KnownForm {
  readonly id: string
  readonly accountId: string
  readonly siteId: string | null
  readonly siteName: string
  readonly name: string
  readonly latest: string
  /** Digest of the latest definition as typed; null for that of an earlier release. */
  readonly shape: string | null
  readonly recipients: readonly string[] | null
  readonly versions: ReadonlyMap<string, LeadFormDefinition>
  /** Digest of each version as typed, by version. */
  readonly shapes: ReadonlyMap<string, string | null>
  /** Keys with which its tokens are valid. */
  readonly keys: readonly Buffer[]
  readonly targets: ReadonlyMap<string, FormTarget>
  /** Theme of its site, as JSON text. */
  readonly theme: string | null
}

interface FoundVersion {
  readonly definition: LeadFormDefinition
  readonly shape: string | null
}

interface Found extends Omit<KnownForm, 'versions' | 'shapes' | 'targets' | 'keys'> {
  readonly versions: Readonly<Record<string, FoundVersion>> | null
  readonly keys: readonly string[] | null
  readonly targets: readonly FormTarget[] | null
}

/** Ms for which a form is used without asking the database again. */
const freshFor = 5_000
const mostKnown = 2_000
/** Versions of a form that are read, newest first. */
const mostVersions = 100

const readForm = async (
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  id: string,
): Promise<KnownForm | undefined> => {
  const { rows } = await sql<Found>`
    select form.id, form.account_id as "accountId", site.id as "siteId", form.site_name as "siteName",
      form.name, form.version as latest, form.shape, form.recipients, site.theme,
      (select jsonb_object_agg(version, jsonb_build_object('definition', definition, 'shape', shape)) from (
        select version, definition, shape from lead_form_versions
        where form_id = form.id and account_id = form.account_id
        order by created_at desc limit ${mostVersions}
      ) as newest) as versions,
      (select jsonb_agg(jsonb_build_object(
        'targetId', target_id, 'baseUrl', base_url, 'thankYouUrl', thank_you_url))
        from lead_form_targets where form_id = form.id and account_id = form.account_id) as targets,
      (select jsonb_agg(key_sealed) from lead_form_keys) as keys
    from lead_forms as form
      left join sites as site
        on site.id = form.site_id and site.account_id = form.account_id and site.removed_at is null
    where form.id = ${id}`.execute(db.withoutPlugins())
  const [row] = rows
  const versions = Object.entries(row?.versions ?? {})
  return (
    row && {
      ...row,
      versions: new Map(versions.map(([version, { definition }]) => [version, definition])),
      shapes: new Map(versions.map(([version, { shape }]) => [version, shape])),
      keys: openFormKeys(config, row.keys ?? []),
      targets: new Map((row.targets ?? []).map((target) => [target.targetId, target])),
    }
  )
}

/** Forms by id, cached in memory for seconds, and longer for the time in which the database is away. */
export interface KnownForms {
  /** Returns undefined if the form doesn't exist. Rejects while the database is away. */
  find(id: string): Promise<KnownForm | undefined>
  /** Returns the form with this version of it, which may be older than those that are read. Rejects as `find` does. */
  withVersion(form: KnownForm, version: string): Promise<KnownForm>
  /** Returns whether `find` would ask no database. */
  isFresh(id: string): boolean
  /** Returns the form as last read, without the database. */
  remembered(id: string): KnownForm | undefined
  /** Drops a form that has changed. */
  forget(id: string): void
}

/** Returns the memory of one process, which is empty at first. */
export const createKnownForms = (context: Pick<AppContext, 'config' | 'db' | 'now'>): KnownForms => {
  interface Read {
    readonly readAt: number
    readonly form: KnownForm | undefined
  }
  const known = new Map<string, Read>()
  /** Ids without a form, apart: made-up ones would displace forms. */
  const missing = new Map<string, Read>()
  const reading = new Map<string, Promise<KnownForm | undefined>>()
  const isFresh = (id: string) => {
    const found = known.get(id) ?? missing.get(id)
    return found !== undefined && Math.abs(context.now().getTime() - found.readAt) < freshFor
  }
  const read = async (id: string) => {
    const form = await readForm(context, id)
    known.delete(id)
    missing.delete(id)
    const kept = form ? known : missing
    kept.set(id, { readAt: context.now().getTime(), form })
    const [oldest] = kept.keys()
    if (kept.size > mostKnown && oldest !== undefined) kept.delete(oldest)
    return form
  }
  return {
    isFresh,
    withVersion: async (form, version) => {
      if (form.versions.has(version)) return form
      const row = await context.db
        .selectFrom('leadFormVersions')
        .select(['definition', 'shape'])
        .where('formId', '=', form.id)
        .where('accountId', '=', form.accountId)
        .where('version', '=', version)
        .executeTakeFirst()
      if (!row) return form
      return {
        ...form,
        versions: new Map([...form.versions, [version, row.definition]]),
        shapes: new Map([...form.shapes, [version, row.shape]]),
      }
    },
    remembered: (id) => known.get(id)?.form,
    forget: (id) => {
      known.delete(id)
      missing.delete(id)
    },
    find: (id) => {
      if (!isUuid(id)) return Promise.resolve(undefined)
      if (isFresh(id)) return Promise.resolve(known.get(id)?.form)
      const atWork = reading.get(id) ?? read(id).finally(() => reading.delete(id))
      reading.set(id, atWork)
      return atWork
    },
  }
}
