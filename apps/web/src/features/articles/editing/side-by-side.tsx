import { useMemo } from 'react'
import { comparedText } from '../generated-text/compared-text.ts'
import { TextColumns, type Marked } from '../../../ui/text/text-columns.tsx'
import { compared, type Stretch } from '../generated-text/text-difference.ts'

export interface Side {
  readonly label: string
  readonly title: string
  readonly text: string
}

const marked = (stretches: readonly Stretch[], mark: 'gone' | 'added'): readonly Marked[] =>
  stretches.map(({ text, isOwn }) => ({ text, mark: isOwn ? mark : null }))

/** Two versions of an article side by side, with the differing words marked. */
export const SideBySide = ({ left, right }: { left: Side; right: Side }) => {
  const both = useMemo(
    () =>
      compared(`${left.title}\n${comparedText(left.text)}`, `${right.title}\n${comparedText(right.text)}`),
    [left, right],
  )
  return (
    <TextColumns
      left={{ label: left.label, parts: marked(both.left, 'gone') }}
      right={{ label: right.label, parts: marked(both.right, 'added') }}
    />
  )
}
