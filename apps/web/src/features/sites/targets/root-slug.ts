import { messages, slugPattern } from '@web2/contract/core'

const slug = new RegExp(slugPattern)

/** What is wrong with the folder of a site, in people's words; null when nothing is. */
export const rootSlugProblem = (text: string): string | null => {
  if (text.trim() === '') return messages.rootSlugEmpty
  return slug.test(text.trim())
    ? null
    : 'Use lower-case letters, digits and single hyphens, such as green-acre-gardens.'
}
