/**
 * Visible content of a part of a page, which determines what belongs together: a heading names what follows
 * it, a label (“Email:”) what comes after it in its line.
 */
export type Shown =
  | { readonly kind: 'nothing' | 'break' | 'content' }
  | { readonly kind: 'heading'; readonly level: number }
  | { readonly kind: 'label'; readonly hasColon: boolean }

export const nothingShown: Shown = { kind: 'nothing' }
export const breakShown: Shown = { kind: 'break' }
export const contentShown: Shown = { kind: 'content' }

/** Level below all headings: captions name the rest of their own element. */
const captionLevel = 7
const captions = new Set(['summary', 'legend', 'figcaption', 'caption', 'dt', 'th'])

/**
 * Returns the level of an element that names what follows. The main heading names the page and counts as
 * content.
 */
export const headingLevel = (tag: string): number | null => {
  if (/^h[2-6]$/.test(tag)) return Number(tag[1])
  return captions.has(tag) ? captionLevel : null
}

const visibleTags = new Set(
  (
    'img picture video audio canvas svg iframe object embed input textarea select button meter progress a ' +
    'area map math'
  ).split(' '),
)

/** Returns true for elements that are visible without text. */
export const isVisibleAlone = (tag: string): boolean => visibleTags.has(tag)

const inlineTags = new Set(
  'span strong em b i u s small mark code sub sup abbr cite q time label a font bdi bdo dfn kbd samp var'.split(
    ' ',
  ),
)
/** Returns true for inline elements; bare text has no tag. */
export const isInline = (tag: string): boolean => tag === '' || inlineTags.has(tag)

const textTags = new Set([
  ...inlineTags,
  ...'p h1 h2 h3 h4 h5 h6 li dt dd td th figcaption summary blockquote button address legend caption'.split(
    ' ',
  ),
])
/** Returns true for elements whose children are read as one text. */
export const isTextElement = (tag: string): boolean => textTags.has(tag)

const longestLabel = 40

const labelOf = (text: string, tag: string): Shown => {
  const hasColon = text.endsWith(':')
  if (tag === 'a' || text.length > longestLabel || /[.!?…]$/.test(text)) return contentShown
  return hasColon || isInline(tag) ? { kind: 'label', hasColon } : contentShown
}

/** Returns the visible content of a text in an element of this tag, with its placeholders unfilled. */
export const textShown = (text: string, tag: string): Shown => {
  const words = text.trim()
  if (words === '') return isVisibleAlone(tag) ? contentShown : nothingShown
  const level = headingLevel(tag)
  if (level !== null) return { kind: 'heading', level }
  return tag === 'h1' ? contentShown : labelOf(words, tag)
}

/** Returns the visible content of an element from that of its children. */
export const elementShown = (tag: string, children: readonly Shown[]): Shown => {
  const visible = children.filter(({ kind }) => kind !== 'nothing' && kind !== 'break')
  if (isVisibleAlone(tag)) return contentShown
  if (visible.length === 0) return nothingShown
  const level = headingLevel(tag)
  if (level !== null) return { kind: 'heading', level }
  if (tag === 'h1') return contentShown
  const levels = visible.flatMap((each) => (each.kind === 'heading' ? each.level : []))
  if (levels.length === visible.length) return { kind: 'heading', level: Math.min(...levels) }
  const [only] = visible
  return visible.length === 1 && only?.kind === 'label' && isInline(tag) ? only : contentShown
}
