import { setTimeout as delay } from 'node:timers/promises'
import type { LeadFormDefinition } from '@web2/contract/leads'
import { sql } from 'kysely'
import { BoundedMap } from '../../../platform/collections/bounded-map.ts'
import type { AppContext } from '../../../platform/context.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { openFormKeys, readFormKeys } from './form-keys.ts'

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

const readForms = async (
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownForm>> => {
  const { rows } = await sql<Found>`
    select form.id, form.account_id as "accountId", site.id as "siteId", form.site_name as "siteName",
      form.name, form.version as latest, form.shape, site.theme,
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
    where form.id = any(${ids}::uuid[])`.execute(db.withoutPlugins())
  const forms = rows.map((row) => {
    const versions = Object.entries(row.versions ?? {})
    return {
      ...row,
      versions: new Map(versions.map(([version, { definition }]) => [version, definition])),
      shapes: new Map(versions.map(([version, { shape }]) => [version, shape])),
      keys: openFormKeys(config, row.keys ?? []),
      targets: new Map((row.targets ?? []).map((target) => [target.targetId, target])),
    }
  })
  return new Map(forms.map((form) => [form.id, form]))
}

const readOlderVersion = async (
  { db }: Pick<AppContext, 'db'>,
  form: KnownForm,
  version: string,
): Promise<KnownForm | undefined> => {
  const row = await db
    .selectFrom('leadFormVersions')
    .select(['definition', 'shape'])
    .where('formId', '=', form.id)
    .where('accountId', '=', form.accountId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    ...form,
    versions: new Map([...form.versions, [version, row.definition]]),
    shapes: new Map([...form.shapes, [version, row.shape]]),
  }
}

/** Ms between two reads of forms, so that a flood of made-up ids costs a hundred statements a second at most. */
const readEvery = 10

/** Returns a function that reads forms: the first one at once, those asked for in the next ms by one statement. */
const gatheredReads = (context: Pick<AppContext, 'config' | 'db'>) => {
  interface Batch {
    readonly ids: Set<string>
    readonly forms: Promise<ReadonlyMap<string, KnownForm>>
  }
  let next: Batch | undefined
  let nextAt = 0
  const gather = (): Batch => {
    const ids = new Set<string>()
    const begin = () => {
      next = undefined
      return readForms(context, [...ids])
    }
    const wait = nextAt - performance.now()
    nextAt = performance.now() + Math.max(0, wait) + readEvery
    return { ids, forms: wait > 0 ? delay(wait).then(begin) : Promise.resolve().then(begin) }
  }
  return async (id: string): Promise<KnownForm | undefined> => {
    next ??= gather()
    next.ids.add(id)
    return (await next.forms).get(id)
  }
}

/** Forms by id, cached in memory for seconds, and longer for the time in which the database is away. */
export interface KnownForms {
  /** Returns undefined if the form doesn't exist. Rejects while the database is away. */
  find(id: string): Promise<KnownForm | undefined>
  /** Returns the form with this version of it, which may be older than those that are read. Rejects as `find` does. */
  withVersion(form: KnownForm, version: string): Promise<KnownForm>
  /** Returns the form as last read, without the database. */
  remembered(id: string): KnownForm | undefined
  /** Returns the keys of the installation with which tokens are valid. Rejects as `find` does. */
  keys(): Promise<readonly Buffer[]>
  /** Drops what is known of a form, so that it is read again. */
  forget(id: string): void
}

/** Returns the memory of one process, which is empty at first. */
export const createKnownForms = (context: Pick<AppContext, 'config' | 'db' | 'now'>): KnownForms => {
  interface Read {
    readonly readAt: number
    readonly form: KnownForm | undefined
  }
  const known = new BoundedMap<string, Read>(mostKnown)
  /** Ids without a form, in a map of their own, because made-up ones would displace forms. */
  const missing = new BoundedMap<string, Read>(mostKnown)
  const readForm = gatheredReads(context)
  const reading = new Map<string, Promise<KnownForm | undefined>>()
  const readOnce = (key: string, read: () => Promise<KnownForm | undefined>) => {
    const atWork = reading.get(key) ?? read().finally(() => reading.delete(key))
    reading.set(key, atWork)
    return atWork
  }
  let keys: Promise<readonly Buffer[]> | undefined
  const isFresh = (id: string) => {
    const found = known.get(id) ?? missing.get(id)
    return found !== undefined && Math.abs(context.now().getTime() - found.readAt) < freshFor
  }
  const read = async (id: string) => {
    const form = await readForm(id)
    known.delete(id)
    missing.delete(id)
    const kept = form ? known : missing
    kept.set(id, { readAt: context.now().getTime(), form })
    return form
  }
  const readVersion = async (form: KnownForm, version: string) => {
    const read = await readOlderVersion(context, form, version)
    const found = known.get(form.id)
    // others of the same page follow
    if (read && found?.form === form) known.set(form.id, { ...found, form: read })
    return read
  }
  return {
    withVersion: async (form, version) => {
      if (form.versions.has(version)) return form
      return (await readOnce(`${form.id} ${version}`, () => readVersion(form, version))) ?? form
    },
    remembered: (id) => known.get(id)?.form,
    keys: () => {
      // they change only while the product is stopped
      keys ??= readFormKeys(context.db, context.config).catch((error: unknown) => {
        keys = undefined
        throw error
      })
      return keys
    },
    forget: (id) => {
      known.delete(id)
      missing.delete(id)
    },
    find: (id) => {
      if (!isUuid(id)) return Promise.resolve(undefined)
      if (isFresh(id)) return Promise.resolve(known.get(id)?.form)
      return readOnce(id, () => read(id))
    },
  }
}
