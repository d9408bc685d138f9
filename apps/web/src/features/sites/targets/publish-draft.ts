import { formDraft, type FormDraft } from '../../../lib/forms/form-draft.ts'
import type { CloudSection } from './cloud-section.ts'

/** The places chosen for a site's next publication: they outlive a reload, and a session that ends. */
export const publishDraft = (siteId: string): FormDraft<CloudSection[]> => formDraft(`site.publish.${siteId}`)

/** Whether its images are published as AVIF and WebP too. */
export const publishImagesDraft = (siteId: string): FormDraft<boolean> =>
  formDraft(`site.publish-images.${siteId}`)

/** The main destination chosen with them. */
export const publishMainDraft = (siteId: string): FormDraft<string> =>
  formDraft(`site.publish-main.${siteId}`)
