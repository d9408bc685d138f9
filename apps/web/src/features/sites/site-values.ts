import { messages } from '@web2/contract/core'
import type { Destination, SiteCloud, SiteCreate, SitePatch, CachedPage } from '@web2/contract/sites'
import { chosenOr, destinationChoices } from './targets/main-destination.ts'
import { rootSlugProblem } from './targets/root-slug.ts'
import { sectionsOf, type CloudSection } from './targets/cloud-section.ts'
import type { NewSiteInHand } from './new-site.ts'

/** The form of a new site. */
export interface SiteValues {
  siteName: string
  rootSlug: string
  /** True once the user typed a slug; until then it follows the name. */
  slugIsOwn: boolean
  napId: string | null
  email: string
  /** The site is published as soon as it is saved. */
  publish: boolean
  sections: CloudSection[]
  /** Which of several destinations is the main one, by its key; null: the first. */
  main: string | null
  /** The site that an earlier try has stored, though it could not be published. */
  siteId: string | null
}

export const emptySite = (napId: string | null): SiteValues => ({
  siteName: '',
  rootSlug: '',
  slugIsOwn: false,
  napId,
  email: '',
  publish: false,
  sections: sectionsOf({ targets: [] }),
  main: null,
  siteId: null,
})

/** The main destination as the call takes it; undefined where there is nothing to choose. */
export const siteMain = ({ sections, main }: SiteValues): Destination | undefined => {
  const choices = destinationChoices(sections)
  return choices.length > 1 ? chosenOr(choices, main)?.destination : undefined
}

/** Rules of the form, by field. */
export const siteRules = {
  siteName: (name: string) => (name.trim() === '' ? messages.siteNameEmpty : null),
  rootSlug: rootSlugProblem,
  email: (text: string) =>
    text.trim() === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
      ? null
      : 'Enter a valid email address, such as you@example.com.',
}

/** The pages of a new site, the one that it begins with first; their content is in the working copy. */
const pagesData = (pages: readonly CachedPage[]): SiteCreate['pages'] =>
  pages
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .map(({ _id, name, slug, parentId, inNavigation, isDuplicated }) => ({
      _id,
      name,
      slug,
      parentId,
      inNavigation,
      ...(isDuplicated && { isDuplicated }),
    }))

/** The call that makes the site of its working copy; with places to go to it is published as well. */
export const siteData = (
  values: SiteValues,
  { initialDataId, pages }: Pick<NewSiteInHand, 'initialDataId' | 'pages'>,
  clouds: readonly SiteCloud[] = [],
): SiteCreate => {
  const { siteName, rootSlug, napId, email } = values
  const mainDestination = clouds.length > 0 ? siteMain(values) : undefined
  return {
    siteName: siteName.trim(),
    rootSlug: rootSlug.trim(),
    napId,
    email: email.trim(),
    cachedData: initialDataId,
    pages: pagesData(pages()),
    ...(clouds.length > 0 ? { clouds: [...clouds], status: 'published' } : { status: 'draft' }),
    ...(mainDestination && { mainDestination }),
  }
}

/** Returns the fields that may have changed since an earlier attempt stored the site. */
export const siteChange = ({ siteName, napId, email }: SiteValues): SitePatch => ({
  siteName: siteName.trim(),
  napId,
  email: email.trim(),
})
