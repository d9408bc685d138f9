import { messages } from '@web2/contract/core'
import { isSlug } from '@web2/site'
import type { WorkPage } from '../api/work-page.ts'

export interface PageNames {
  readonly name: string
  readonly slug: string
}

const slugError = (slug: string, others: readonly Pick<WorkPage, 'slug'>[]): string | null => {
  if (slug === '') return messages.pageSlugEmpty
  if (others.some((page) => page.slug === slug)) return messages.pageSlugTaken
  return isSlug(slug) ? null : 'Use small letters, digits and single hyphens, for example our-services.'
}

/** What is wrong with the names, field by field; empty when nothing is. */
export const pageNameErrors = (
  { name, slug }: PageNames,
  others: readonly Pick<WorkPage, 'slug'>[],
): Partial<PageNames> => {
  const wrongSlug = slugError(slug.trim(), others)
  return {
    ...(name.trim() === '' ? { name: messages.pageNameEmpty } : {}),
    ...(wrongSlug === null ? {} : { slug: wrongSlug }),
  }
}

/** The page in hand must have a name and a slug before another one is opened. */
export const maySwitchFrom = ({ name, slug }: PageNames): boolean => name.trim() !== '' && slug.trim() !== ''
