import { headFieldOf, type HeadElement, type HeadField } from '@web2/builder'

/** Head fields that a generated page sets itself, or must not copy from its source page. */
const replaced: ReadonlySet<HeadField | null> = new Set(['title', 'canonical'])
const replacedOfHub: ReadonlySet<HeadField | null> = new Set([
  ...replaced,
  'description',
  'social-title',
  'social-description',
])

const isOwnAddress = ({ tag, attributes }: HeadElement): boolean =>
  tag === 'meta' && (attributes.property ?? '').toLowerCase() === 'og:url'

const isData = ({ tag }: HeadElement): boolean => tag === 'script'

export interface HeadToPrepare {
  /** A text with slots where it differs from page to page. */
  slotted(text: string): string
  /** Whether a text holds a value of a list. */
  usesLists(text: string): boolean
}

/** The head of generated pages: texts filled by page; what speaks of the one page that it was written for is left out. */
export const preparedHead = (
  head: readonly HeadElement[],
  { slotted, usesLists }: HeadToPrepare,
): readonly HeadElement[] =>
  head.flatMap((element): HeadElement[] => {
    if (replaced.has(headFieldOf(element)) || isOwnAddress(element)) return []
    // data for search engines is written as it stands, and would name no page by its values
    if (isData(element)) return usesLists(element.text ?? '') ? [] : [element]
    if (element.tag !== 'meta' || element.attributes.content === undefined) return [element]
    const content = slotted(element.attributes.content)
    return [{ ...element, attributes: { ...element.attributes, content } }]
  })

/** The same for a page that names others, which has texts of its own; `isOpen`: a slot that it cannot fill. */
export const hubHead = (
  head: readonly HeadElement[],
  isOpen: (text: string) => boolean,
): readonly HeadElement[] =>
  head.filter(
    (element) => !replacedOfHub.has(headFieldOf(element)) && !isOpen(element.attributes.content ?? ''),
  )
