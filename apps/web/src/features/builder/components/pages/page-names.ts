import { messages, slugPattern, type SitePage } from '@web2/contract'

export interface PageNames {
  readonly name: string
  readonly slug: string
}

/** A page name as an address: lower case, hyphens. */
export const slugFrom = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)

const slugError = (slug: string, others: readonly Pick<SitePage, 'slug'>[]): string | null => {
  if (slug === '') return messages.pageSlugEmpty
  if (others.some((page) => page.slug === slug)) return messages.pageSlugTaken
  return new RegExp(slugPattern).test(slug)
    ? null
    : 'Use small letters, digits and single hyphens, for example our-services.'
}

/** What is wrong with the names, field by field; empty when nothing is. */
export const pageNameErrors = (
  { name, slug }: PageNames,
  others: readonly Pick<SitePage, 'slug'>[],
): Partial<PageNames> => {
  const wrongSlug = slugError(slug.trim(), others)
  return {
    ...(name.trim() === '' ? { name: messages.pageNameEmpty } : {}),
    ...(wrongSlug === null ? {} : { slug: wrongSlug }),
  }
}

/** The page in hand must have a name and a slug before another one is opened. */
export const maySwitchFrom = ({ name, slug }: PageNames): boolean => name.trim() !== '' && slug.trim() !== ''
