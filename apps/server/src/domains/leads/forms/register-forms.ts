import type { LeadForm, LeadFormDefinition } from '@web2/contract/leads'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { storedJson } from '../stored-json.ts'
import { keepFormKey } from './form-keys.ts'

/** Form as rendered on a page. */
export interface FormToRegister {
  readonly formId: string
  readonly version: string
  /** Digest of the definition as typed. */
  readonly shape: string
  readonly definition: LeadFormDefinition
  readonly thankYouUrl: string
  readonly place: NonNullable<LeadForm['place']>
  readonly pagePath: string | null
  readonly heading: string
  readonly position: number | null
}

interface Registration {
  readonly targetId: string
  /** Empty for a zip file without a URL. */
  readonly baseUrl: string
  readonly publicUrl: string
  readonly appSecret: string
  readonly forms: readonly FormToRegister[]
}

/**
 * Makes forms known before their pages are public. Earlier versions and destinations stay, because pages that were
 * cached or restored still send them.
 */
export const registerForms = async (
  db: Kysely<Database>,
  {
    id: siteId,
    accountId,
    name: siteName,
  }: { readonly id: string; readonly accountId: string; readonly name: string },
  { targetId, baseUrl, publicUrl, appSecret, forms }: Registration,
): Promise<void> => {
  // in the order of their ids, so that two publications can't deadlock
  const latest = [...new Map(forms.map((form) => [form.formId, form])).values()].sort((one, other) =>
    one.formId < other.formId ? -1 : 1,
  )
  await db.transaction().execute(async (transaction) => {
    await keepFormKey(transaction, appSecret)
    await transaction
      .insertInto('leadForms')
      .values(
        latest.map(({ formId, version, shape, definition, place, pagePath, heading, position }) => ({
          id: formId,
          accountId,
          siteId,
          siteName,
          name: definition.name,
          version,
          shape,
          place,
          pagePath,
          heading,
          position,
          fields: storedJson(definition.fields),
          recipients: null,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((excluded) => ({
            siteId: excluded.ref('excluded.siteId'),
            siteName: excluded.ref('excluded.siteName'),
            name: excluded.ref('excluded.name'),
            version: excluded.ref('excluded.version'),
            shape: excluded.ref('excluded.shape'),
            place: excluded.ref('excluded.place'),
            // the page for unknown URLs may be rendered without the page of its form
            pagePath: sql`coalesce(excluded.page_path, lead_forms.page_path)`,
            heading: excluded.ref('excluded.heading'),
            position: excluded.ref('excluded.position'),
            fields: excluded.ref('excluded.fields'),
            updatedAt: sql`now()`,
          }))
          .where('leadForms.accountId', '=', accountId),
      )
      .execute()
    await transaction
      .insertInto('leadFormVersions')
      .values(
        forms.map(({ formId, version, shape, definition }) => ({
          formId,
          version,
          shape,
          accountId,
          definition: storedJson(definition),
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['formId', 'version'])
          .doUpdateSet((excluded) => ({ shape: excluded.ref('excluded.shape') }))
          .whereRef('leadFormVersions.shape', 'is distinct from', sql.ref('excluded.shape'))
          .where('leadFormVersions.accountId', '=', accountId),
      )
      .execute()
    await transaction
      .insertInto('leadFormTargets')
      .values(
        latest.map(({ formId, thankYouUrl }) => ({
          formId,
          targetId,
          accountId,
          baseUrl,
          thankYouUrl,
          publicUrl,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['formId', 'targetId'])
          .doUpdateSet({
            baseUrl,
            publicUrl,
            thankYouUrl: sql`excluded.thank_you_url`,
          })
          .where('leadFormTargets.accountId', '=', accountId),
      )
      .execute()
  })
}
