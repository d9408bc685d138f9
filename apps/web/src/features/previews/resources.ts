import { resource } from '../../lib/api/resource.ts'

/**
 * Links by which clients see a site or a campaign's plan; removing one revokes it, and only the answer that
 * makes one holds its address.
 */
export const previewLinks = resource('preview-links')
