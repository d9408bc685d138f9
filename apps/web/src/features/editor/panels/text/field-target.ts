import { marksAt, type CommandResult, type TextRange } from '@web2/builder'
import { useEffect, useMemo, useRef, type RefObject } from 'react'
import { createStore as signal } from '../../../../lib/store.ts'
import type { Editor } from '../../document/editor.ts'
import { noMarks, type TextTarget } from '../../interaction/text/text-session.ts'

const rangeOf = (field: HTMLTextAreaElement | null): TextRange => ({
  from: field?.selectionStart ?? 0,
  to: field?.selectionEnd ?? 0,
})

/** Returns the text of the panel's field as a target for formatting and links. */
export const useFieldTarget = (
  editor: Editor,
  uuid: string,
  field: RefObject<HTMLTextAreaElement | null>,
): { readonly target: TextTarget; readonly selectionMoved: () => void } => {
  const marks = useMemo(() => signal(noMarks), [])
  const latest = useRef(uuid)
  useEffect(() => {
    latest.current = uuid
    marks.set(noMarks)
  }, [uuid, marks])

  return useMemo(() => {
    const selectionMoved = () =>
      marks.set(marksAt(editor.store.document, { id: latest.current, range: rangeOf(field.current) }))
    const change = (label: string, command: () => CommandResult, select?: TextRange) => {
      const range = select ?? rangeOf(field.current)
      const result = command()
      editor.run(label, result.ok ? { ...result, select: [uuid] } : result)
      field.current?.focus()
      // the field shows the new text in the next render
      requestAnimationFrame(() => {
        field.current?.setSelectionRange(range.from, range.to)
        selectionMoved()
      })
    }
    return { target: { uuid, marks, range: () => rangeOf(field.current), change }, selectionMoved }
  }, [editor, uuid, field, marks])
}
