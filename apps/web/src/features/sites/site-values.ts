import { messages, slugPattern, type SiteCreate } from '@web2/contract'

/** The form of a new site. */
export interface SiteValues {
  siteName: string
  rootSlug: string
  /** The slug follows the name until somebody writes their own. */
  slugIsOwn: boolean
  templateId: string
  napId: string | null
  email: string
}

/** Id of the template that is an empty page (spec.md section 4: reset sets the template to it). */
export const blankTemplate = '1'

export const emptySite = (napId: string | null): SiteValues => ({
  siteName: '',
  rootSlug: '',
  slugIsOwn: false,
  templateId: blankTemplate,
  napId,
  email: '',
})

const slug = new RegExp(slugPattern)

/** Rules of the form (spec.md section 5), by field. */
export const siteRules = {
  siteName: (name: string) => (name.trim() === '' ? messages.siteNameEmpty : null),
  rootSlug: (text: string) => {
    if (text.trim() === '') return messages.rootSlugEmpty
    return slug.test(text.trim())
      ? null
      : 'Use lower-case letters, digits and single hyphens, such as green-acre-gardens.'
  },
  email: (text: string) =>
    text.trim() === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
      ? null
      : 'This is not an email address, such as you@example.com.',
}

export const siteData = ({ siteName, rootSlug, templateId, napId, email }: SiteValues): SiteCreate => ({
  siteName: siteName.trim(),
  rootSlug: rootSlug.trim(),
  templateId,
  napId,
  email: email.trim(),
  status: 'draft',
})
