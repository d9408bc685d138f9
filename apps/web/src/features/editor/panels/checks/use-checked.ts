import { useQuery } from '@tanstack/react-query'
import { formReachProblem } from '@web2/contract/sites'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { fetchVersion } from '../../../../lib/api/version.ts'
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

const nowhere: readonly string[] = []

/**
 * Returns why entries of forms can't be received in Leads from where the site is live; null if they can, undefined
 * while that is not known.
 */
const useLeadsProblem = (liveUrls: readonly string[] = nowhere): string | null | undefined => {
  const { data: version } = useQuery({
    queryKey: ['version'],
    queryFn: fetchVersion,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!version) return undefined
  const problems = liveUrls.map((url) => formReachProblem(version.publicUrl, url))
  return problems.find((problem) => problem !== null) ?? null
}

/** Returns the latest check of the open page, shortly after each change; null before the first. */
export const useChecked = (): Checked | null => {
  const builder = useBuilder()
  const { editor, kind, linkTargets, opened } = builder
  const isNew = opened.name.use() === null && opened.revision === ''
  const defaultTitle = titleWithoutOwn(opened)
  const checker = checkerOf(builder)
  const problem = useLeadsProblem(opened.liveUrls)
  const options = useMemo(
    () => ({
      part: kind === 'section',
      defaultTitle,
      untouched: isNew,
      ...(problem !== undefined && { leads: { problem } }),
      // other documents may be filled by any listing
      ...(kind === 'site' && { data: editor.data }),
      ...(linkTargets && {
        pages: [
          '',
          ...linkTargets.flatMap(({ address, path = address }) => [address.slice(1), path.slice(1)]),
        ],
      }),
    }),
    [editor, kind, linkTargets, defaultTitle, isNew, problem],
  )
  useEffect(() => checker.setOptions(options), [checker, options])
  return useSyncExternalStore(checker.watch, checker.checked.get)
}
