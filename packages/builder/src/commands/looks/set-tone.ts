import { toneAttribute, type Tone } from '../../theme/tone.ts'
import { styleOf } from '../../styles/node-css.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import type { Json, NodeRecord } from '../../tree/record.ts'
import type { CommandResult } from '../command.ts'
import { canSetAddition } from '../set-addition.ts'
import { editNodes, withValues } from '../set-values.ts'

export interface SetTone {
  readonly ids: readonly string[]
  /** null removes the tone. */
  readonly tone: Tone | null
}

const property = 'background-color'
const seeThrough = 'transparent'
const surface = 'var(--tone-bg)'

/**
 * Returns the props of a block that takes or loses a tone. The transparent surface that containers begin with would
 * hide that of the tone, so it stands back for it.
 */
const withSurface = ({ props }: NodeRecord, tone: Tone | null): NodeRecord['props'] => {
  const style = styleOf(props, 'desktop')
  const [from, to] = tone === null ? [surface, seeThrough] : [seeThrough, surface]
  return style?.[property] === from ? { ...props, elementStyle: { ...style, [property]: to } as Json } : props
}

/** Gives blocks a tone of the theme, with its surface and the colors of its contents. */
export const setTone = (document: BuilderDocument, { ids, tone }: SetTone): CommandResult => {
  const verdict = canSetAddition(document, { ids, addition: { attributes: {} } })
  if (!verdict.ok) return verdict
  return editNodes(document, ids, (node) => {
    const { [toneAttribute]: before, ...others } = node.addition.attributes ?? {}
    const attributes = tone === null ? others : { ...others, [toneAttribute]: tone }
    const props = withSurface(node, tone)
    if (before === (tone ?? undefined) && props === node.props) return node
    const addition = withValues(node.addition, {
      attributes: Object.keys(attributes).length > 0 ? attributes : undefined,
    })
    return { ...node, props, addition }
  })
}
