export { arrangePages, type Arranged, type PageEdit, type PagePlace } from './pages/arrange-pages.ts'
export { pageSubject, withPageSubject } from './pages/page-subject.ts'
export { articlePage, type PageArticle } from './pages/article-page.ts'
export { copyName, freeSlug } from './pages/page-names.ts'
export { pageRows, type PageRow, type TreePage } from './pages/page-rows.ts'
export { navigationOf, pagesAbove, type NavigationPage } from './pages/navigation.ts'
export {
  workingDiff,
  workingPages,
  type PageChange,
  type SavedPage,
  type WorkingDiff,
  type WorkingPage,
} from './pages/working-copy.ts'
export { withSharedPart, type SharedPart } from './pages/shared-section.ts'
export { findLook, looks } from './looks/looks.ts'
export type { FontPairing, Palette, SiteLook } from './looks/site-look.ts'
export { standIns } from './looks/look-tokens.ts'
export { withOwnTokens } from './themes/with-own-tokens.ts'
export { withLook } from './looks/with-look.ts'
export { withLookTokens } from './looks/with-look-tokens.ts'
export { assetFinder, mediaUrlOf, pageAddress, pageHref, pagePath } from './render/addresses.ts'
export { mediaNamed, mediaNamedIn, type NamedMedia } from './render/referenced-media.ts'
export { drawPage } from './picture/draw-page.ts'
export { renderSite } from './render/render-site.ts'
export { localBusiness } from './render/local-business.ts'
export { siteRenderer, type SiteRenderer } from './render/site-renderer.ts'
export { callPath, callScript } from './forms/call-script.ts'
export { previewForms, previewFormsTo } from './forms/site-forms.ts'
export type { SiteFile, SiteFileKind } from './render/site-file.ts'
export type {
  CallPage,
  CallTarget,
  FontSource,
  FormTarget,
  LiveAddress,
  MovedPage,
  PageAbove,
  PageOutline,
  RenderAsset,
  RenderPage,
  RenderSite,
  RenderTarget,
  SiteForm,
  SiteOutline,
} from './render/site-input.ts'
export { logoMedia } from './render/site-logo.ts'
export { siteReviewer, type SiteReviewer } from './review/review-site.ts'
export { firstPicture, socialPicture } from './render/social-picture.ts'
export type { Template, TemplatePage } from './templates/template.ts'
export { templateHref, templateNavigation } from './templates/template-navigation.ts'
export { gardenTemplate } from './templates/garden/garden.ts'
export { templateDocument } from './templates/template-document.ts'
export { findTemplate, templates } from './templates/templates.ts'
export { changeTemplate } from './templates/changing/change-template.ts'
export { pageForRole, pagesToAdd } from './templates/changing/page-of-role.ts'
