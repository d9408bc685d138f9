import {
  applyChange,
  composeChanges,
  createNode,
  emptyChange,
  insertTree,
  literalText,
  nodeOf,
  pictureWishOf,
  tagOf,
  takeWishedPicture,
  type BuilderDocument,
  type Change,
  type NewUuid,
  type WishedImage,
} from '@web2/builder'

/** Image for the place of a drawing. */
export interface PlaceImage {
  /** The drawing's UUID. */
  readonly uuid: string
  readonly image: WishedImage
}

/** Place that kept its drawing. */
export interface RefusedPlace {
  readonly uuid: string
  /** A sentence. */
  readonly reason: string
}

export interface FilledPlaces {
  /** All images as one change, so that one undo brings the drawings back. */
  readonly change: Change
  /** UUIDs of the new pictures. */
  readonly select: readonly string[]
  readonly refused: readonly RefusedPlace[]
}

/** Returns the band that names the authors of images, above the footer of the page. */
const creditsPlace = (document: BuilderDocument) => {
  const { children } = nodeOf(document, document.root)
  const footer = children.findLast((uuid) => tagOf(nodeOf(document, uuid)) === 'footer')
  return footer === undefined
    ? ({ into: document.root, at: 'end' } as const)
    : ({ beside: footer, side: 'before' } as const)
}

const creditsBlock = (credits: readonly string[]) => ({
  ...createNode('Paragraph', {
    // names of authors are words of others
    content: literalText(`Image credits: ${credits.join(' · ')}`),
    elementStyle: {
      margin: 0,
      padding: '16px 24px',
      'font-size': '12px',
      'line-height': '18px',
      'text-align': 'center',
      'overflow-wrap': 'anywhere',
    },
  }),
  addition: { name: 'Image credits' },
})

/**
 * Puts images into the places of drawings. A place that is gone, already filled or locked keeps what it
 * has. `credits` are sentences that licenses want to be seen on the page.
 */
export const fillPlaces = (
  document: BuilderDocument,
  { images, credits = [] }: { readonly images: readonly PlaceImage[]; readonly credits?: readonly string[] },
  newUuid: NewUuid,
): FilledPlaces => {
  const select: string[] = []
  const refused: RefusedPlace[] = []
  let [present, change] = [document, emptyChange]
  const apply = (next: Change) => {
    present = applyChange(present, next)
    change = composeChanges(change, next)
  }
  for (const { uuid, image } of images) {
    const drawing = present.nodes.get(uuid)
    if (!drawing || !pictureWishOf(drawing)) {
      refused.push({ uuid, reason: 'This place is no longer on the page.' })
      continue
    }
    const taken = takeWishedPicture(present, { uuid, image }, newUuid)
    if (taken.ok) {
      apply(taken.change)
      select.push(...taken.select)
    } else refused.push({ uuid, reason: `${taken.reason.message} ${taken.reason.detail}`.trim() })
  }
  if (select.length > 0 && credits.length > 0) {
    const nodes = [creditsBlock([...new Set(credits)])]
    const written = insertTree(present, { nodes, place: creditsPlace(present), newUuid })
    if (written.ok) apply(written.change)
  }
  return { change, select, refused }
}
