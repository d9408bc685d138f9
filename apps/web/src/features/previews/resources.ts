import type { PreviewLink, PreviewLinkCreate, PreviewLinkCreated } from '@web2/contract/previews'
import { apiClient } from '../../lib/api/client.ts'
import { resource } from '../../lib/api/resource.ts'

/** Links by which clients see a site or a campaign's plan; removing one revokes it. */
export const previewLinks = resource<PreviewLink>('preview-links')

/** Makes a link; only this answer holds its address. */
export const createPreviewLink = async (wanted: PreviewLinkCreate): Promise<PreviewLinkCreated> =>
  (await apiClient()).service(previewLinks.path).create(wanted)
