import { Type } from 'typebox'

/** One URL path segment: lowercase letters, digits, single hyphens. */
export const slugPattern = '^[a-z0-9]+(?:-[a-z0-9]+)*$'

/** Maximum length of a slug in characters. */
export const maxSlugLength = 80

export const Slug = Type.String({ pattern: slugPattern, maxLength: maxSlugLength })

const shape = new RegExp(slugPattern)

/** Returns true for a text that can be a URL path segment. */
export const isSlug = (text: string): boolean => text.length <= maxSlugLength && shape.test(text)

/** Error message of an invalid slug, with an example of a valid one. */
export const slugRule = (example: string): string =>
  `Use up to ${maxSlugLength} lowercase letters, digits and single hyphens, such as ${example}.`
