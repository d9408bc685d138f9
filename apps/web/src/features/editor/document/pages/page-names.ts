import { isSlug, messages, slugRule } from '@web2/contract/core'
import type { WorkPage } from '../api/work-page.ts'

export interface PageNames {
  readonly name: string
  readonly slug: string
}

const slugError = (slug: string, others: readonly Pick<WorkPage, 'slug'>[]): string | null => {
  if (slug === '') return messages.pageSlugEmpty
  if (others.some((page) => page.slug === slug)) return messages.pageSlugTaken
  return isSlug(slug) ? null : slugRule('our-services')
}

/** Returns the errors of the names by field; empty if there are none. */
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

/** Returns true if the open page has a name and a slug, which leaving it requires. */
export const maySwitchFrom = ({ name, slug }: PageNames): boolean => name.trim() !== '' && slug.trim() !== ''
