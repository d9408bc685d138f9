import type { BuilderDocument, HeadElement, PageLevel } from '../tree/document.ts'
import { headFieldOf, type HeadField } from './head-field.ts'
import { withLanguage } from './language.ts'
import type { SocialCard } from './page.ts'

/** Metadata of a page for search engines, social networks and browsers. */
export interface PageSettings {
  readonly title?: string
  readonly description?: string
  readonly lang?: string
  readonly canonical?: string
  /** Directives of the robots meta element, such as `noindex, follow`. */
  readonly robots?: string
  /** URL of the icon. */
  readonly favicon?: string
  readonly social?: SocialCard
}

/** Returns the metadata in a document's head: the initial page settings of an import. */
export const pageSettings = (document: Pick<BuilderDocument, 'page'>): PageSettings => {
  const { head, htmlAttributes } = document.page
  const first = (field: string): HeadElement | undefined => head.find((each) => headFieldOf(each) === field)
  const meta = (field: string) => first(field)?.attributes.content
  const social = {
    title: meta('social-title'),
    description: meta('social-description'),
    image: meta('social-image'),
  }
  return {
    title: first('title')?.text?.trim(),
    description: meta('description'),
    lang: htmlAttributes.lang,
    canonical: first('canonical')?.attributes.href,
    robots: meta('robots'),
    favicon: first('favicon')?.attributes.href,
    ...(Object.values(social).some((each) => each !== undefined) && { social }),
  }
}

/** Field of the head: creates its element, or changes the value of an existing one. */
interface Writer {
  readonly made: (value: string) => HeadElement
  readonly changed: (element: HeadElement, value: string) => HeadElement
}

const withAttribute =
  (name: string) =>
  (element: HeadElement, value: string): HeadElement => ({
    ...element,
    attributes: { ...element.attributes, [name]: value },
  })

const meta = (key: 'name' | 'property', name: string): Writer => ({
  made: (content) => ({ tag: 'meta', attributes: { [key]: name, content } }),
  changed: withAttribute('content'),
})

const link = (rel: string): Writer => ({
  made: (href) => ({ tag: 'link', attributes: { rel, href } }),
  changed: withAttribute('href'),
})

/** In the order in which new elements are added to a head. */
const writers = {
  title: {
    made: (text) => ({ tag: 'title', attributes: {}, text }),
    changed: (element, text) => ({ ...element, text }),
  },
  description: meta('name', 'description'),
  robots: meta('name', 'robots'),
  canonical: link('canonical'),
  favicon: {
    made: link('icon').made,
    // the old image's type and sizes don't apply to the new one
    changed: ({ tag, attributes: { type: _type, sizes: _sizes, ...kept } }, href) => ({
      tag,
      attributes: { ...kept, href },
    }),
  },
  'social-title': meta('property', 'og:title'),
  'social-description': meta('property', 'og:description'),
  'social-image': meta('property', 'og:image'),
} satisfies Partial<Record<HeadField, Writer>>

type WrittenField = keyof typeof writers
const order = Object.keys(writers) as WrittenField[]

const isSheet = ({ tag, attributes }: HeadElement): boolean =>
  tag === 'style' ||
  tag === 'script' ||
  (tag === 'link' && /(^|\s)stylesheet(\s|$)/i.test(attributes.rel ?? ''))

/** Returns the index for a new element of a field: after earlier fields, and before style sheets. */
const newPlace = (head: readonly HeadElement[], field: WrittenField): number => {
  const before = new Set<HeadField | null>(order.slice(0, order.indexOf(field)))
  const last = head.findLastIndex((element) => before.has(headFieldOf(element)))
  if (last >= 0) return last + 1
  const sheet = head.findIndex(isSheet)
  return field === 'title' ? 0 : sheet < 0 ? head.length : sheet
}

const withField = (
  head: readonly HeadElement[],
  field: WrittenField,
  value: string,
): readonly HeadElement[] => {
  const writer: Writer = writers[field]
  if (value === '') return head.filter((element) => headFieldOf(element) !== field)
  if (head.some((element) => headFieldOf(element) === field)) {
    return head.map((element) => (headFieldOf(element) === field ? writer.changed(element, value) : element))
  }
  return head.toSpliced(newPlace(head, field), 0, writer.made(value))
}

const fieldValues = ({
  social,
  lang: _lang,
  ...plain
}: PageSettings): [WrittenField, string | undefined][] => [
  ...Object.entries(plain).map(([name, value]) => [name as WrittenField, value] as [WrittenField, string]),
  ...Object.entries(social ?? {}).map(
    ([name, value]) => [`social-${name}` as WrittenField, value] as [WrittenField, string],
  ),
]

/**
 * Returns the page with these settings in its head. An absent field stays as it is, an empty one is removed;
 * other head elements keep their identity.
 */
export const withPageSettings = (page: PageLevel, settings: PageSettings): PageLevel => {
  const head = fieldValues(settings).reduce<readonly HeadElement[]>(
    (elements, [field, value]) => (value === undefined ? elements : withField(elements, field, value.trim())),
    page.head,
  )
  const lang = settings.lang?.trim()
  const htmlAttributes =
    lang === undefined || lang === (page.htmlAttributes.lang ?? '')
      ? page.htmlAttributes
      : withLanguage(page.htmlAttributes, lang)
  return { ...page, head, htmlAttributes }
}
