import type { BlockKind } from './article-text.ts'

/** Elements whose text is ignored. */
export const ignoredTags: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'title',
  'textarea',
  'select',
  'svg',
  'math',
  'object',
  'audio',
  'canvas',
])

/** Elements that count as one character in the text. */
export const embedded: ReadonlySet<string> = new Set(['img', 'iframe', 'video', 'embed'])

/** Elements that begin and end a block. */
export const blockTags: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody td tfoot ' +
    'th thead tr ul'
  ).split(' '),
)

const kinds: Readonly<Record<string, BlockKind>> = {
  li: 'item',
  dd: 'item',
  dt: 'item',
  blockquote: 'quote',
  td: 'cell',
  th: 'cell',
  pre: 'code',
  figcaption: 'caption',
  caption: 'caption',
}

const heading = /^h[1-6]$/

/** Returns the kind and level of text inside an element; undefined if the element does not determine them. */
export const kindOf = (tag: string): { kind: BlockKind; level: number } | undefined => {
  if (heading.test(tag)) return { kind: 'heading', level: Number(tag[1]) }
  const kind = kinds[tag]
  return kind && { kind, level: 0 }
}
