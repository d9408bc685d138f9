import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Editor } from '../../document/editor.ts'
import { useBuilder, type Builder } from '../session/use-editor.ts'
import { titleWithoutOwn } from '../page-settings/default-title.ts'
import { createChecker, type Checked, type Checker } from '../../canvas/checks/checker.ts'

const checkers = new WeakMap<Editor, Checker>()

/** Returns the checker of the open page, shared by the panel and the count on its tool. */
const checkerOf = ({ editor, canvas }: Builder): Checker => {
  const known = checkers.get(editor)
  if (known) return known
  const made = createChecker(editor, canvas)
  checkers.set(editor, made)
  return made
}

/** Returns the latest check of the open page, shortly after each change; null before the first. */
export const useChecked = (): Checked | null => {
  const builder = useBuilder()
  const { editor, kind, linkTargets, opened } = builder
  const isNew = opened.name.use() === null && opened.revision === ''
  const defaultTitle = titleWithoutOwn(opened)
  const checker = checkerOf(builder)
  const options = useMemo(
    () => ({
      part: kind === 'section',
      defaultTitle,
      untouched: isNew,
      // other documents may be filled by any listing
      ...(kind === 'site' && { data: editor.data }),
      ...(linkTargets && {
        pages: [
          '',
          ...linkTargets.flatMap(({ address, path = address }) => [address.slice(1), path.slice(1)]),
        ],
      }),
    }),
    [editor, kind, linkTargets, defaultTitle, isNew],
  )
  useEffect(() => checker.setOptions(options), [checker, options])
  return useSyncExternalStore(checker.watch, checker.checked.get)
}
