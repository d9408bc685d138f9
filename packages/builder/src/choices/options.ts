import { textProp } from '../blocks/element.ts'
import { tagOf } from '../blocks/registry.ts'
import { draftOf } from '../changes/draft.ts'
import type { CommandResult } from '../commands/command.ts'
import { endSamples } from '../commands/end-samples.ts'
import { lockOf } from '../rules/locks.ts'
import { holdsLocked, isLocked, notFound } from '../rules/refusals.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { unusedUuids } from '../tree/from-wire.ts'
import type { NodeRecord } from '../tree/record.ts'
import type { NewUuid } from '../tree/uuid.ts'
import { nodeOf } from '../tree/walk.ts'

const textOf = ({ props }: NodeRecord): string => textProp(props.content)

const optionsIn = (document: BuilderDocument, id: string): NodeRecord[] | null => {
  const list = document.nodes.get(id)
  if (!list || tagOf(list) !== 'select') return null
  const options = list.children.map((child) => nodeOf(document, child))
  return options.every((option) => tagOf(option) === 'option' && option.children.length === 0)
    ? options
    : null
}

/** Returns the texts of a dropdown’s options; null if it has groups or other content, which a list of texts would lose. */
export const optionTexts = (document: BuilderDocument, id: string): readonly string[] | null =>
  optionsIn(document, id)?.map(textOf) ?? null

/** Returns the option with another text. A value that repeats the text follows it. */
const renamed = (option: NodeRecord, content: string): NodeRecord => {
  const { value, ...others } = option.addition.attributes ?? {}
  const follows = value !== undefined && value === textOf(option)
  return {
    ...option,
    props: { ...option.props, content },
    addition: follows ? { ...option.addition, attributes: others } : option.addition,
  }
}

export interface SetOptions {
  /** The dropdown. */
  readonly id: string
  /** Texts of all its options, in order. */
  readonly texts: readonly string[]
  readonly newUuid: NewUuid
}

/**
 * Sets the options of a dropdown. An option whose text is kept stays the same block, wherever it moves; another one at
 * its place is renamed.
 */
export const setOptions = (document: BuilderDocument, { id, texts, newUuid }: SetOptions): CommandResult => {
  const before = optionsIn(document, id)
  if (!before) return notFound()
  const lock = lockOf(document, id)
  if (lock) return isLocked(lock, id)
  const held = before.find(({ addition }) => addition.locked)
  if (held) return holdsLocked(held)
  const unused = new Set(before)
  const kept = texts.map((text) => {
    const same = [...unused].find((option) => textOf(option) === text)
    if (same) unused.delete(same)
    return same
  })
  const next = unusedUuids(newUuid, (uuid) => document.nodes.has(uuid))
  const draft = draftOf(document)
  const children = texts.map((content, at) => {
    const same = kept[at]
    if (same) return same.uuid
    const there = before[at]
    if (there && unused.delete(there)) {
      draft.put(renamed(there, content))
      return there.uuid
    }
    const uuid = next()
    draft.put({
      ...{ uuid, componentName: 'Element', props: { content }, parent: id, children: [] },
      addition: { tag: 'option' },
    })
    return uuid
  })
  for (const { uuid } of unused) draft.remove(uuid)
  draft.put({ ...draft.get(id), children })
  endSamples(draft, [id])
  return { ok: true, change: draft.change(), select: [id] }
}
