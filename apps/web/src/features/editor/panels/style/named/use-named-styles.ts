import {
  classNamesOf,
  tagOf,
  defaultTags,
  type CommandResult,
  type DefaultTag,
  type NamedStyle,
  type NodeRecord,
} from '@web2/builder'
import { useSyncExternalStore } from 'react'
import { useEditor } from '../../session/use-editor.ts'
import { useOfRecords } from '../../inspector/use-records.ts'

const none: readonly NamedStyle[] = []

/** Returns the named styles and element defaults of the open page; rerenders when they change. */
export const useNamedStyles = (): readonly NamedStyle[] => {
  const { store } = useEditor()
  return useSyncExternalStore(store.subscribePage, () => store.document.page.theme?.styles ?? none)
}

/** Returns a function that runs a command on styles and keeps the selection. */
export const useStyleCommand = (): ((label: string, result: CommandResult) => boolean) => {
  const editor = useEditor()
  return (label, result) =>
    editor.run(label, result.ok ? { ...result, select: editor.session.selection.get() } : result)
}

/** Classes of all the blocks, and those of only some, each separated by spaces. */
const classTexts = (records: readonly NodeRecord[]): string => {
  const all = records.map(classNamesOf)
  const shared = (all[0] ?? []).filter((name) => all.every((classes) => classes.includes(name)))
  const others = new Set(all.flat().filter((name) => !shared.includes(name)))
  return `${shared.join(' ')}|${[...others].join(' ')}`
}

export interface TakenStyle {
  readonly style: NamedStyle
  /** Only some of the selected blocks take it. */
  readonly isMixed: boolean
}

/** Returns the named styles that the blocks take, in the order in which they override each other. */
export const useTakenStyles = (ids: readonly string[]): readonly TakenStyle[] => {
  const styles = useNamedStyles()
  const [shared = '', mixed = ''] = useOfRecords(ids, classTexts).split('|')
  const [all, some] = [new Set(shared.split(' ')), new Set(mixed.split(' '))]
  return styles.flatMap((style) =>
    all.has(style.id) ? { style, isMixed: false } : some.has(style.id) ? { style, isMixed: true } : [],
  )
}

const tagIn = (records: readonly NodeRecord[]): string => {
  const [first, ...others] = records
  if (!first) return ''
  const tag = tagOf(first)
  return others.every((record) => tagOf(record) === tag) ? tag : ''
}

/** Returns the tag of the selected blocks if it can have a default. */
export const useDefaultTag = (ids: readonly string[]): DefaultTag | null => {
  const tag = useOfRecords(ids, tagIn)
  return defaultTags.find((each) => each === tag) ?? null
}
