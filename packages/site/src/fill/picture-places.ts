import {
  ancestors,
  pictureWishOf,
  sectionProp,
  subtree,
  tagOf,
  textOfNode,
  type BuilderDocument,
  type NodeRecord,
  type PictureWish,
} from '@web2/builder'

/** Place in which a drawing waits for a picture. */
export interface PicturePlace {
  /** The drawing's UUID. */
  readonly uuid: string
  readonly wish: PictureWish
  /** Width of the place divided by its height. */
  readonly ratio: number
  /** First heading of the section around it, with its placeholders; the section's layer name without one; '' without both. */
  readonly section: string
  readonly drawing: NodeRecord
}

const ratioPattern = /^(\d+(?:\.\d+)?)(?:\s*\/\s*(\d+(?:\.\d+)?))?$/

/** Returns a CSS `aspect-ratio` as a number; undefined for 'auto' and the like. */
const ratioOf = ({ props: { elementStyle } }: NodeRecord): number | undefined => {
  const style = elementStyle as Readonly<Record<string, unknown>> | undefined
  const value = style?.['aspect-ratio']
  const [, width, height = '1'] = ratioPattern.exec(String(value ?? '').trim()) ?? []
  const ratio = Number(width) / Number(height)
  return Number.isFinite(ratio) && ratio > 0 ? ratio : undefined
}

const drawnRatio = ({ props: { viewBox } }: NodeRecord): number => {
  const [, , width = 0, height = 0] = String(viewBox)
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? width / height : 1
}

/** A place is the box of its drawing, or one box further out. */
const boxesAround = 2

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

const sectionAround = (document: BuilderDocument, around: readonly NodeRecord[]): NodeRecord | undefined =>
  around.find(({ props }) => typeof props[sectionProp] === 'string') ??
  around.findLast(({ parent }) => parent === document.root)

const titleOf = (document: BuilderDocument, section: NodeRecord | undefined): string => {
  if (!section) return ''
  const heading = subtree(document, section.uuid).find((record) => headings.has(tagOf(record)))
  const text = heading && (textOfNode(document, heading.uuid) ?? heading.props.content)
  const title = typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : ''
  return title || (section.addition.name ?? '')
}

/** Returns the places of a page that no picture fills yet, in the order of the page. */
export const picturePlaces = (document: BuilderDocument): readonly PicturePlace[] =>
  subtree(document, document.root).flatMap((drawing) => {
    const wish = pictureWishOf(drawing)
    if (!wish || drawing.componentName !== 'Icon') return []
    const around = ancestors(document, drawing.uuid)
    const set = around.slice(0, boxesAround).map(ratioOf)
    return {
      uuid: drawing.uuid,
      wish,
      ratio: set.find((ratio) => ratio !== undefined) ?? drawnRatio(drawing),
      section: titleOf(document, sectionAround(document, around)),
      drawing,
    }
  })
