import type { SiteSummary, SitePatch } from '@web2/contract/sites'
import { formDraft, type FormDraft } from '../../../lib/forms/form-draft.ts'
import { sectionsOf, type CloudSection } from '../targets/cloud-section.ts'
import { mainTarget } from '../targets/main-destination.ts'
import { siteRules } from '../site-values.ts'

/** The form of Edit Site. */
export interface EditValues {
  siteName: string
  napId: string | null
  email: string
  primaryTargetId: string | null
  indexNow: boolean
  /** The site is published as soon as it is saved. */
  publish: boolean
  sections: CloudSection[]
}

export const editValues = (site: SiteSummary): EditValues => ({
  siteName: site.name,
  napId: site.napId,
  email: site.email,
  primaryTargetId: mainTarget(site)?._id ?? site.targets[0]?._id ?? null,
  indexNow: site.indexNow,
  publish: false,
  sections: sectionsOf(site),
})

export const editRules = { siteName: siteRules.siteName, email: siteRules.email }

const fieldNames = {
  siteName: 'the name',
  napId: 'the business listing',
  email: 'the email address',
  primaryTargetId: 'the primary destination',
  indexNow: 'the IndexNow setting',
} as const

type Field = keyof typeof fieldNames
type Fields = Pick<EditValues, Field>

const fields = Object.keys(fieldNames) as Field[]

const clean = ({ siteName, napId, email, primaryTargetId, indexNow }: EditValues): Fields => ({
  siteName: siteName.trim(),
  napId,
  email: email.trim(),
  primaryTargetId,
  indexNow,
})

const changed = (values: EditValues, since: EditValues): Field[] => {
  const [mine, before] = [clean(values), clean(since)]
  return fields.filter((field) => mine[field] !== before[field])
}

/** Returns only fields changed since the form was opened, so that concurrent changes of others stay. */
export const sitePatch = (values: EditValues, opened: EditValues): SitePatch => {
  const mine = clean(values)
  return Object.fromEntries(changed(values, opened).map((field) => [field, mine[field]]))
}

/** Returns fields that both users changed to different values since the form was opened. */
export const clashes = (values: EditValues, opened: EditValues, stored: EditValues): string[] => {
  const theirs = new Set(changed(stored, opened))
  const apart = new Set(changed(values, stored))
  return changed(values, opened)
    .filter((field) => theirs.has(field) && apart.has(field))
    .map((field) => fieldNames[field])
}

/** The form with what others have stored in the fields that were not changed in it. */
export const withStored = (values: EditValues, opened: EditValues, stored: EditValues): EditValues => {
  const mine = new Set(changed(values, opened))
  const theirs = fields.filter((field) => !mine.has(field)).map((field) => [field, stored[field]] as const)
  return { ...values, ...Object.fromEntries(theirs) }
}

/** Unsaved changes of Edit Site, which survive a reload and the end of a session. */
export const editDraft = (siteId: string): FormDraft<EditValues> => formDraft(`site.edit.${siteId}`)
