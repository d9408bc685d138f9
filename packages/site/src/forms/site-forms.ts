import type { BuilderDocument, ExportPage } from '@web2/builder'
import { thankYouSlug } from '@web2/builder/leads'
import { placeInSection } from '../review/place-in-section.ts'
import { notFoundPath, pathInSite, type FindAddress } from '../render/addresses.ts'
import type { FormTarget, RenderPage, RenderTarget, SiteForm } from '../render/site-input.ts'

/** Shows forms as they will be published; they send to a page which says that nothing is delivered. */
export const previewFormsTo = (action: string): FormTarget => ({
  key: '',
  deliver: () => ({ action, hidden: {} }),
})

/** Shows forms as they will be published, in frames that can't send them. */
export const previewForms: FormTarget = previewFormsTo('#')

/**
 * Returns the place of a form, and what tells it from all others of a site: the section that it is in, or the page, and
 * its node there. Generated pages share the node of their template.
 */
const placeOf = (
  nodeId: string,
  page: RenderPage,
  modules: ReadonlyMap<string, BuilderDocument>,
): Pick<SiteForm, 'key' | 'place' | 'pagePath'> => {
  const { sectionId, nodeId: at } = placeInSection(nodeId, page.document, modules)
  if (sectionId !== undefined) return { key: `section/${sectionId}/${at}`, place: 'section', pagePath: null }
  if (page.id === undefined) return { key: `template/${at}`, place: 'generated', pagePath: null }
  const path = pathInSite(page)
  // the page for unknown URLs has the footer of another one
  return { key: `page/${page.id}/${at}`, place: 'page', pagePath: path === notFoundPath ? null : path }
}

/** Returns the URL of the page that answers a submission; empty if it is not known. */
const thankYouUrl = (address: string | undefined, base: string | undefined): string =>
  address === undefined || base === undefined ? '' : base + address

/** Returns how the forms of a page deliver at a target. */
export const formsOf = (
  { forms, baseUrl }: RenderTarget,
  modules: ReadonlyMap<string, BuilderDocument>,
  addressOf: FindAddress,
): ((page: RenderPage) => Pick<ExportPage, 'leadForm'>) => {
  if (!forms) return () => ({})
  return (page) => ({
    leadForm: (nodeId, definition, typed) => {
      const { thankYouPage } = definition
      const slug = thankYouSlug(thankYouPage)
      const address = slug === null ? undefined : addressOf(slug)
      const answer = forms.deliver({
        ...placeOf(nodeId, page, modules),
        definition,
        typed,
        path: pathInSite(page),
        thankYouUrl: thankYouUrl(address, baseUrl),
      })
      const isMissing = slug !== null && address === undefined
      return isMissing && 'action' in answer ? { ...answer, missingPage: thankYouPage } : answer
    },
  })
}
