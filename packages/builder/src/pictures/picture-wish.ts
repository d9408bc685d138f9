import { applyChange, composeChanges } from '../changes/change.ts'
import type { CommandResult } from '../commands/command.ts'
import { insertTree } from '../commands/insert-tree.ts'
import { removeNodes } from '../commands/remove-nodes.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { NodeRecord } from '../tree/record.ts'
import type { NewUuid } from '../tree/uuid.ts'
import { nodeOf } from '../tree/walk.ts'

/** Picture that belongs in the place of a drawing, until a user chooses one. */
export interface PictureWish {
  /** Search words for stock photos; for pictures that only the owner can have, what to photograph. */
  readonly words: string
  /** Text alternative: the things that the picture shows. */
  readonly alt: string
  /** Only the owner's own pictures are true here: finished work, people, things for sale. */
  readonly isOwn?: boolean
}

/** Image as it is put into the place of a drawing; width and height in px. */
export interface WishedImage {
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** Returns which picture belongs in the place of a block; undefined for a block that waits for none. */
export const pictureWishOf = ({ props }: Pick<NodeRecord, 'props'>): PictureWish | undefined => {
  const { wish } = props
  if (typeof wish !== 'object' || wish === null || Array.isArray(wish)) return undefined
  const { words, alt } = wish as Readonly<Record<string, unknown>>
  return typeof words === 'string' && typeof alt === 'string' ? (wish as unknown as PictureWish) : undefined
}

/** Puts an image into the place of a drawing. It covers the place, and can later be exchanged like any other. */
export const takeWishedPicture = (
  document: BuilderDocument,
  { uuid, image }: { readonly uuid: string; readonly image: WishedImage },
  newUuid: NewUuid,
): CommandResult => {
  const { props } = nodeOf(document, uuid)
  const { wish, part } = props
  const node = {
    componentName: 'Picture',
    props: {
      imageUrl: image.url,
      alt: image.alt,
      width: image.width,
      height: image.height,
      ...(wish !== undefined && { wish }),
      ...(part !== undefined && { part }),
      elementStyle: { display: 'block', width: '100%', height: '100%', 'object-fit': 'cover' },
    },
    children: [],
    addition: { name: 'Photo' },
  }
  const inserted = insertTree(document, { nodes: [node], place: { beside: uuid, side: 'after' }, newUuid })
  if (!inserted.ok) return inserted
  const removed = removeNodes(applyChange(document, inserted.change), { ids: [uuid] })
  return removed.ok ? { ...inserted, change: composeChanges(inserted.change, removed.change) } : removed
}
