import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Editor } from '../editor/editor.ts'
import { useBuilder, type Builder } from '../hooks/use-builder.ts'
import { createChecker, type Checked, type Checker } from './checker.ts'

const checkers = new WeakMap<Editor, Checker>()

/** One for each open page, shared by the panel and the count on its tool. */
const checkerOf = ({ editor, canvas }: Builder): Checker => {
  const known = checkers.get(editor)
  if (known) return known
  const made = createChecker(editor, canvas)
  checkers.set(editor, made)
  return made
}

/** What the checks found on the open page, a moment after each change; null before the first look at it. */
export const useChecked = (): Checked | null => {
  const builder = useBuilder()
  const { kind, linkTargets } = builder
  const checker = checkerOf(builder)
  const options = useMemo(
    () => ({
      part: kind === 'section',
      // a site makes titles of the names of page and site
      hasTitle: kind === 'site',
      ...(linkTargets && {
        pages: ['', ...linkTargets.map(({ address }) => address.replace(/^\/|\/$/g, ''))],
      }),
    }),
    [kind, linkTargets],
  )
  useEffect(() => checker.setOptions(options), [checker, options])
  return useSyncExternalStore(checker.watch, checker.checked.get)
}
