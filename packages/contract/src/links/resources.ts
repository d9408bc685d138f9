import type { LinkCheck, LinkCheckCreate, LinkMap, PostLink } from './post-link.ts'

export interface LinksResources {
  'link-checks': { create: LinkCheckCreate; created: LinkCheck }
  'link-map': { found: LinkMap }
  'post-links': { record: PostLink }
}
