import { messages, slugPattern } from '@web2/contract/core'

const slug = new RegExp(slugPattern)

/** Returns why a site's folder is invalid, or null. */
export const rootSlugProblem = (text: string): string | null => {
  if (text.trim() === '') return messages.rootSlugEmpty
  return slug.test(text.trim())
    ? null
    : 'Use lower-case letters, digits and single hyphens, such as green-acre-gardens.'
}
