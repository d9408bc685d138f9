import { messages, slugPattern, type SiteCloud, type SiteCreate, type SitePatch } from '@web2/contract'
import { blankTemplate } from '../../lib/sites/choices.ts'
import { sectionsOf, type CloudSection } from '../../lib/sites/cloud-section.ts'

/** The form of a new site. */
export interface SiteValues {
  siteName: string
  rootSlug: string
  /** The slug follows the name until somebody writes their own. */
  slugIsOwn: boolean
  templateId: string
  napId: string | null
  email: string
  /** The site is published as soon as it is saved. */
  publish: boolean
  sections: CloudSection[]
  /** The site that an earlier try has stored, though it could not be published. */
  siteId: string | null
}

export const emptySite = (napId: string | null): SiteValues => ({
  siteName: '',
  rootSlug: '',
  slugIsOwn: false,
  templateId: blankTemplate,
  napId,
  email: '',
  publish: false,
  sections: sectionsOf({ targets: [] }),
  siteId: null,
})

const slug = new RegExp(slugPattern)

/** Rules of the form, by field. */
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

/** The call that makes the site; with places to go to it is published as well. */
export const siteData = (
  { siteName, rootSlug, templateId, napId, email }: SiteValues,
  clouds: readonly SiteCloud[] = [],
): SiteCreate => ({
  siteName: siteName.trim(),
  rootSlug: rootSlug.trim(),
  templateId,
  napId,
  email: email.trim(),
  ...(clouds.length > 0 ? { clouds: [...clouds], status: 'published' } : { status: 'draft' }),
})

/** What may have been changed since an earlier try has stored the site. */
export const siteChange = ({ siteName, napId, email }: SiteValues): SitePatch => ({
  siteName: siteName.trim(),
  napId,
  email: email.trim(),
})
