import { plainFormName } from '@web2/builder/leads'
import type { AppContext } from '../../../platform/context.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { storedJson } from '../stored-json.ts'
import type { FormToken } from './form-token.ts'

/**
 * Registers a form that a published page has and the database doesn't know, because a backup was restored that is older
 * than the page. Its token, which the caller has verified, proves its site. Returns false if the site is unknown as
 * well. Rejects while the database is away.
 */
export const restoreForm = async (
  { config, db, log }: Pick<AppContext, 'config' | 'db' | 'log'>,
  formId: string,
  { siteId, targetId, version }: FormToken,
): Promise<boolean> => {
  if (!isUuid(siteId) || !isUuid(targetId)) return false
  const site = await db
    .selectFrom('sites')
    .select(['accountId', 'name'])
    .where('id', '=', siteId)
    .executeTakeFirst()
  if (!site) return false
  const { accountId, name: siteName } = site
  const target = await db
    .selectFrom('siteTargets')
    .select('url')
    .where('id', '=', targetId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  const baseUrl = target?.url?.replace(/index\.html$/, '') ?? ''
  const form = {
    id: formId,
    accountId,
    siteId,
    siteName,
    name: plainFormName,
    version,
    fields: storedJson([]),
  }
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('leadForms')
      .values(form)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await transaction
      .insertInto('leadFormTargets')
      .values({ formId, targetId, accountId, baseUrl, thankYouUrl: '', publicUrl: config.publicUrl })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  log(`The form ${formId} of a published page was unknown and is registered by its token.`)
  return true
}
