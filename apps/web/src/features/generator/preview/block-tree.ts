import { maybeBlockType } from '@web2/builder'
import type { TurboCheck } from '@web2/contract/generator'

export type SourceBlock = TurboCheck['blocks'][number]

/** Returns true for a text or an image; containers can be replaced by a text, but have none of their own. */
export const isContent = ({ takes, text }: SourceBlock): boolean =>
  takes.includes('picture') || (takes.includes('write') && text !== '')

/** Returns the blocks that contain the one at an index, outermost first. */
export const blocksAround = (blocks: readonly SourceBlock[], nodeId: string): readonly SourceBlock[] => {
  const at = blocks.findIndex((block) => block.nodeId === nodeId)
  const around: SourceBlock[] = []
  let level = blocks[at]?.level ?? 0
  for (let index = at - 1; index >= 0 && level > 0; index -= 1) {
    const block = blocks[index]
    if (block === undefined || block.level >= level) continue
    around.unshift(block)
    level = block.level
  }
  return around
}

/** Returns the texts and images inside a block. */
export const blocksInside = (blocks: readonly SourceBlock[], nodeId: string): readonly SourceBlock[] => {
  const at = blocks.findIndex((block) => block.nodeId === nodeId)
  const own = blocks[at]
  if (own === undefined) return []
  const rest = blocks.slice(at + 1)
  const end = rest.findIndex(({ level }) => level <= own.level)
  return (end < 0 ? rest : rest.slice(0, end)).filter(isContent)
}

/** Returns the ids of texts and images that Tab stops at: those within another are reached from its settings. */
export const tabStops = (blocks: readonly SourceBlock[]): ReadonlySet<string> => {
  const stops = new Set<string>()
  let within = Number.POSITIVE_INFINITY
  for (const block of blocks) {
    if (block.level > within) continue
    within = Number.POSITIVE_INFINITY
    if (!isContent(block)) continue
    stops.add(block.nodeId)
    within = block.level
  }
  return stops
}

/** Returns a block's name for users: its layer name if it has one, otherwise its type. */
export const blockName = ({ label, text, type }: SourceBlock): string => {
  // the label of an unnamed text is its first letters
  const isText = text !== '' && text.replace(/\s+/g, ' ').trim().startsWith(label.replace(/…$/, ''))
  return isText ? (maybeBlockType(type)?.label ?? type) : label
}
