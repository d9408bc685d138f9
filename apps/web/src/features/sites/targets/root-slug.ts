import { isSlug, messages, slugRule } from '@web2/contract/core'

/** Returns why a site's root slug is invalid, or null. */
export const rootSlugProblem = (text: string): string | null => {
  if (text.trim() === '') return messages.rootSlugEmpty
  return isSlug(text.trim()) ? null : slugRule('green-acre-gardens')
}
