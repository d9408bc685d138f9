import type { WireNode } from '@web2/builder'
import { element } from '../../../templates/nodes.ts'
import type { PlainStyle } from '../../../templates/template.ts'
import { sceneAt } from '../../art/scenes.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { note } from '../../parts/texts.ts'
import type { SectionItem } from '../../section-content.ts'

interface Frame {
  readonly ratio: string
  readonly caption?: PlainStyle
  readonly picture?: PlainStyle
  readonly before?: readonly WireNode[]
}

/** Returns a picture with its caption. */
export const framedPicture = (
  item: SectionItem,
  at: number,
  { ratio, caption, picture, before = [] }: Frame,
): WireNode =>
  element('figure', { name: 'Picture', style: { margin: 0 } }, [
    ...(item.picture ? [pictureSlot(item.picture, sceneAt(at), ratio, picture)] : []),
    ...before,
    element('figcaption', { name: 'Caption', style: { 'padding-top': 'var(--s2)', ...caption } }, [
      note(item.name),
    ]),
  ])
