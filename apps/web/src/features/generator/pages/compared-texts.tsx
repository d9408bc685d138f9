import { useMemo } from 'react'
import { compared, type Stretch } from '../../articles/generated-text/text-difference.ts'
import { TextColumns, type Marked } from '../../../ui/text/text-columns.tsx'

const marked = (stretches: readonly Stretch[], mark: 'gone' | 'added'): readonly Marked[] =>
  stretches.map(({ text, isOwn }) => ({ text, mark: isOwn ? mark : null }))

interface NamedText {
  readonly name: string
  readonly text: string
}

/** Two texts beside each other; what only one of them says is marked. */
export const ComparedTexts = ({ one, other }: { readonly one: NamedText; readonly other: NamedText }) => {
  const { left, right } = useMemo(() => compared(one.text, other.text), [one.text, other.text])
  return (
    <TextColumns
      left={{ label: one.name, parts: marked(left, 'gone') }}
      right={{ label: other.name, parts: marked(right, 'added') }}
    />
  )
}
