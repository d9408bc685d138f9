export {
  mostPreviewLinks,
  previewDays,
  PreviewLink,
  PreviewLinkCreate,
  type PreviewLinkCreated,
} from './preview-link.ts'
