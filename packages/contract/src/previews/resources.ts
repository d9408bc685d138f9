import type { PreviewLink, PreviewLinkCreate, PreviewLinkCreated } from './preview-link.ts'

export interface PreviewsResources {
  'preview-links': { record: PreviewLink; create: PreviewLinkCreate; created: PreviewLinkCreated }
}
