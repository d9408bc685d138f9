import type { HeadElement } from '../tree/document.ts'
import type { ExportPage } from './page.ts'

/** Head elements that a page can also set itself. */
export type HeadField =
  | 'charset'
  | 'title'
  | 'description'
  | 'robots'
  | 'canonical'
  | 'favicon'
  | 'social-title'
  | 'social-description'
  | 'social-image'

const byMetaName: Readonly<Record<string, HeadField>> = {
  description: 'description',
  robots: 'robots',
  'og:title': 'social-title',
  'twitter:title': 'social-title',
  'og:description': 'social-description',
  'twitter:description': 'social-description',
  'og:image': 'social-image',
  'twitter:image': 'social-image',
}

const metaField = (attributes: HeadElement['attributes']): HeadField | null => {
  if ('charset' in attributes || attributes['http-equiv']?.toLowerCase() === 'content-type') return 'charset'
  const name = (attributes.name ?? attributes.property ?? '').toLowerCase()
  return Object.hasOwn(byMetaName, name) ? byMetaName[name]! : null
}

const linkField = (attributes: HeadElement['attributes']): HeadField | null => {
  const rel = (attributes.rel ?? '').toLowerCase().split(/\s+/)
  if (rel.includes('canonical')) return 'canonical'
  return rel.includes('icon') ? 'favicon' : null
}

export const headFieldOf = ({ tag, attributes }: HeadElement): HeadField | null => {
  if (tag === 'title') return 'title'
  if (tag === 'meta') return metaField(attributes)
  return tag === 'link' ? linkField(attributes) : null
}

/** Returns the fields that a page sets. */
export const fieldsGiven = (page: ExportPage): Set<HeadField> => {
  const given = new Set<HeadField>(['charset'])
  if (page.title !== undefined) given.add('title')
  if (page.description !== undefined) given.add('description')
  if (page.robots !== undefined) given.add('robots')
  if (page.canonical !== undefined) given.add('canonical')
  if (page.favicon !== undefined) given.add('favicon')
  if (page.social?.title !== undefined) given.add('social-title')
  if (page.social?.description !== undefined) given.add('social-description')
  if (page.social?.image !== undefined) given.add('social-image')
  return given
}
