import { composeChanges, emptyChange } from '../changes/change.ts'
import { toneAttribute, type Tone } from '../theme/tone.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { CommandResult } from './command.ts'
import { setAddition } from './set-addition.ts'

export interface SetTone {
  readonly ids: readonly string[]
  /** null removes the tone. */
  readonly tone: Tone | null
}

/** Gives blocks a tone of the theme, with its surface and the colors of its contents. */
export const setTone = (document: BuilderDocument, { ids, tone }: SetTone): CommandResult => {
  let result: CommandResult = { ok: true, change: emptyChange, select: ids }
  for (const uuid of ids) {
    const { [toneAttribute]: _before, ...others } = document.nodes.get(uuid)?.addition.attributes ?? {}
    const attributes = tone === null ? others : { ...others, [toneAttribute]: tone }
    const next = setAddition(document, {
      ids: [uuid],
      addition: { attributes: Object.keys(attributes).length > 0 ? attributes : undefined },
    })
    if (!next.ok) return next
    result = { ...result, change: composeChanges(result.change, next.change) }
  }
  return result
}
