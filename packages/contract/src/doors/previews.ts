export {
  mostPreviewLinks,
  previewDays,
  PreviewLink,
  PreviewLinkCreate,
  type PreviewLinkCreated,
} from '../resources/preview-link.ts'
