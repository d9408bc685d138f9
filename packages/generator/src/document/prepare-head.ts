import { headFieldOf, type HeadElement, type HeadField } from '@web2/builder'

/** Head fields that a generated page sets itself, or must not inherit from the source page. */
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
  /** Returns the text with slots where it differs between pages. */
  slotted(text: string): string
  /** Returns true if a text contains a value of a list. */
  usesLists(text: string): boolean
}

/**
 * Returns the head of generated pages: texts are filled per page, and fields specific to the source page are
 * omitted.
 */
export const preparedHead = (
  head: readonly HeadElement[],
  { slotted, usesLists }: HeadToPrepare,
): readonly HeadElement[] =>
  head.flatMap((element): HeadElement[] => {
    if (replaced.has(headFieldOf(element)) || isOwnAddress(element)) return []
    // structured data is not filled, so data with list values would be wrong on every page
    if (isData(element)) return usesLists(element.text ?? '') ? [] : [element]
    if (element.tag !== 'meta' || element.attributes.content === undefined) return [element]
    const content = slotted(element.attributes.content)
    return [{ ...element, attributes: { ...element.attributes, content } }]
  })

/** Returns the head of hub pages, which have texts of their own. `isOpen` marks a slot they can't fill. */
export const hubHead = (
  head: readonly HeadElement[],
  isOpen: (text: string) => boolean,
): readonly HeadElement[] =>
  head.filter(
    (element) => !replacedOfHub.has(headFieldOf(element)) && !isOpen(element.attributes.content ?? ''),
  )
