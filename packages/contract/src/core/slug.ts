import { Type } from 'typebox'

/** One URL path segment: lowercase letters, digits, single hyphens. */
export const slugPattern = '^[a-z0-9]+(?:-[a-z0-9]+)*$'
export const Slug = Type.String({ pattern: slugPattern, maxLength: 80 })
