import { tagOf, type NodeRecord } from '@web2/builder'

/** Kind of a block for styling; it decides which style sections come first. */
export type BlockKind = 'text' | 'media' | 'control' | 'box'

const texts = new Set(
  'h1 h2 h3 h4 h5 h6 p a span strong em b i u s small mark sub sup blockquote label li figcaption time code'.split(
    ' ',
  ),
)
const media = new Set('img video iframe embed object canvas'.split(' '))
const controls = new Set('button input textarea select'.split(' '))

/** Returns true for replaced elements, whose content has its own size to be fitted into the block. */
export const isReplaced = (record: NodeRecord): boolean => media.has(tagOf(record))

const kindOf = (record: NodeRecord): BlockKind => {
  const tag = tagOf(record)
  if (media.has(tag)) return 'media'
  if (controls.has(tag)) return 'control'
  return texts.has(tag) || record.componentName === 'Text' ? 'text' : 'box'
}

/** Returns the kind of all records; 'box' if they differ. */
export const sharedKind = (records: readonly NodeRecord[]): BlockKind => {
  const kinds = new Set(records.map(kindOf))
  const [kind = 'box'] = kinds
  return kinds.size > 1 ? 'box' : kind
}
