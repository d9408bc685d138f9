import { formDraft, type FormDraft } from '../../../lib/forms/form-draft.ts'
import type { NewSiteValues } from './new-site-values.ts'

/** Draft of a new site of this account in this browser, until the site is created. */
export const newSiteDraft = (accountId: string): FormDraft<NewSiteValues> =>
  formDraft(`new-site.${accountId}`, localStorage)
