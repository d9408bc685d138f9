import { fill, type BindingData, type BuilderDocument, type ExportPage, type FormPlace } from '@web2/builder'
import { cutText, thankYouSlug } from '@web2/builder/leads'
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

interface PlaceInSite extends Pick<SiteForm, 'key' | 'place' | 'pagePath'> {
  readonly sectionId?: string
  /** Its node in the page or the section. */
  readonly at: string
}

/**
 * Returns the place of a form, and what tells it from all others of a site: the section that it is in, or the page, and
 * its node there. Generated pages share the node of their template.
 */
const placeOf = (
  nodeId: string,
  page: RenderPage,
  modules: ReadonlyMap<string, BuilderDocument>,
): PlaceInSite => {
  const { sectionId, nodeId: at = nodeId } = placeInSection(nodeId, page.document, modules)
  if (sectionId !== undefined)
    return { key: `section/${sectionId}/${at}`, place: 'section', pagePath: null, sectionId, at }
  if (page.id === undefined) return { key: `template/${at}`, place: 'generated', pagePath: null, at }
  const path = pathInSite(page)
  // the page for unknown URLs has the footer of another one
  return { key: `page/${page.id}/${at}`, place: 'page', pagePath: path === notFoundPath ? null : path, at }
}

/** Characters of a heading, by which a form is known among a few. */
const longestHeading = 120

/** Returns a heading as shown on the page, in one line. */
const shownHeading = (heading: string, data: BindingData): string => {
  const text = fill(heading, data, () => undefined)
  return cutText(text.replace(/\s+/g, ' ').trim(), longestHeading)
}

/** Returns the URL of the page that answers a submission; empty if it is not known. */
const thankYouUrl = (address: string | undefined, base: string | undefined): string =>
  address === undefined || base === undefined ? '' : base + address

interface FormSources {
  readonly modules: ReadonlyMap<string, BuilderDocument>
  readonly addressOf: FindAddress
  /** Returns a page with its sections. */
  readonly whole: (document: BuilderDocument) => BuilderDocument
  /** Returns the places of the forms in a document. */
  readonly placesIn: (document: BuilderDocument) => ReadonlyMap<string, FormPlace>
}

/** Returns how the forms of a page, which is filled with this data, deliver at a target. */
export const formsOf = (
  { forms, baseUrl }: RenderTarget,
  { modules, addressOf, whole, placesIn }: FormSources,
): ((page: RenderPage, data: BindingData) => Pick<ExportPage, 'leadForm'>) => {
  if (!forms) return () => ({})
  return (page, data) => ({
    leadForm: (nodeId, definition, typed) => {
      const { thankYouPage } = definition
      const slug = thankYouSlug(thankYouPage)
      const address = slug === null ? undefined : addressOf(slug)
      const { at, sectionId, ...where } = placeOf(nodeId, page, modules)
      const section = sectionId === undefined ? undefined : modules.get(sectionId)
      const found = placesIn(section ?? whole(page.document)).get(at)
      const answer = forms.deliver({
        ...where,
        // generated pages have different ones
        heading: where.place === 'generated' ? '' : shownHeading(found?.heading ?? '', data),
        position: found?.position ?? null,
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
