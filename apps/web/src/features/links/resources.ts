import { resource } from '../../lib/api/resource.ts'

/** Links of posts and pages with their state; read only. */
export const postLinks = resource('post-links')
