import type { PostLink } from '@web2/contract/links'
import { resource } from '../../lib/api/resource.ts'

/** Read only: links of posts and pages, and what has become of them. */
export const postLinks = resource<PostLink, never, never>('post-links')
