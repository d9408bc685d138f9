import type { PostLink } from '@web2/contract/links'
import { resource } from '../../lib/api/resource.ts'

/** Links of posts and pages with their state; read only. */
export const postLinks = resource<PostLink, never, never>('post-links')
