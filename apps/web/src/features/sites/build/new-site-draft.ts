import { formDraft } from '../../../lib/forms/form-draft.ts'
import type { SiteValues } from '../site-values.ts'

/** Values entered for a new site, until it is saved or reset. */
export const newSiteDraft = formDraft<SiteValues>('site.new')
