import { Button, Group, Text } from '@mantine/core'
import { IconCheck, IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { useEditorState, type Editor } from '@tiptap/react'
import type { EditorState } from '@tiptap/pm/state'
import { useEffect, useRef } from 'react'
import { counted } from '../../../lib/text/counted.ts'
import { IconAction } from '../../../ui/icon-button.tsx'
import type { EditSession } from './edit-session.ts'
import { originSentence } from './edit-labels.ts'
import { scrollTo } from './scroll-to.ts'
import type { Suggestion } from './suggestion.ts'
import { accept, choose, isAcceptable, reject, suggestionsIn } from './suggestions-plugin.ts'
import classes from './suggestions.module.css'

const shownIn = (state: EditorState) => {
  const { all, chosen } = suggestionsIn(state)
  const at = Math.max(
    0,
    all.findIndex(({ id }) => id === chosen),
  )
  return { all, at, now: all[at] ?? null }
}

const isSame = (one: ReturnType<typeof shownIn>, other: ReturnType<typeof shownIn> | null): boolean =>
  one.all === other?.all && one.at === other.at

const show = (editor: Editor, { id }: Suggestion) => {
  const element = editor.view.dom.querySelector(`[data-suggestion="${id}"]`)
  if (element) scrollTo(element)
}

/** Bar below the text in which suggestions are accepted and rejected, one by one or all. */
export const SuggestionsBar = ({ editor, session }: { editor: Editor; session: EditSession }) => {
  const { all, at, now } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => shownIn(state),
    equalityFn: isSame,
  })
  const state = session.state.use()
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (now && now.id !== shown.current) show(editor, now)
    shown.current = now?.id ?? null
  }, [editor, now])

  const said = state.phase === 'done' ? state : null
  if (!now)
    return said && said.sentence !== '' ? (
      <div className={classes.bar} role="status">
        <Text size="sm">{said.sentence}</Text>
        <Button size="xs" variant="subtle" color="gray" ml="auto" onClick={session.dismiss}>
          Dismiss
        </Button>
      </div>
    ) : null

  const decide = (decision: typeof accept, ids: readonly string[]) => {
    editor.view.dispatch(decision(editor.state, new Set(ids)))
    if (suggestionsIn(editor.state).all.length === 0) {
      session.dismiss()
      editor.commands.focus()
    }
  }
  const move = (by: number) => {
    const next = all[(at + by + all.length) % all.length]
    if (next) editor.view.dispatch(choose(editor.state, next.id))
  }
  const { doc } = editor.state
  const canAccept = isAcceptable(doc, now)
  const open = all.filter(({ isStale }) => !isStale)
  return (
    <section className={classes.bar} aria-label="Suggestions">
      <Group gap={4} wrap="nowrap">
        {all.length > 1 && (
          <>
            <IconAction tip="Previous suggestion" onClick={() => move(-1)}>
              <IconChevronUp size={16} aria-hidden />
            </IconAction>
            <IconAction tip="Next suggestion" onClick={() => move(1)}>
              <IconChevronDown size={16} aria-hidden />
            </IconAction>
          </>
        )}
        <Text size="sm" role="status" style={{ whiteSpace: 'nowrap' }}>
          {at + 1} of {counted(all.length, 'suggestion')}
        </Text>
      </Group>
      <Text
        size="sm"
        c="dimmed"
        className={(canAccept ? classes.reason : classes.refusal) ?? ''}
        title={said ? [originSentence(said.origin), said.origin.note].filter(Boolean).join('. ') : ''}
      >
        {canAccept
          ? [now.reason, said?.origin.note].filter(Boolean).join('. ')
          : now.isStale
            ? 'The text has changed, so this suggestion no longer applies.'
            : 'This suggestion doesn’t fit here.'}
      </Text>
      <Group gap="xs" className={classes.decide ?? ''}>
        <Button
          size="xs"
          leftSection={<IconCheck size={14} aria-hidden />}
          disabled={!canAccept}
          onClick={() => decide(accept, [now.id])}
        >
          Accept
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconX size={14} aria-hidden />}
          onClick={() => decide(reject, [now.id])}
        >
          {canAccept ? 'Reject' : 'Dismiss'}
        </Button>
        {all.length > 1 && (
          <>
            <Button
              size="xs"
              variant="subtle"
              disabled={open.length === 0}
              onClick={() =>
                decide(
                  accept,
                  open.map(({ id }) => id),
                )
              }
            >
              Accept all
            </Button>
            <Button
              size="xs"
              variant="subtle"
              color="gray"
              onClick={() =>
                decide(
                  reject,
                  all.map(({ id }) => id),
                )
              }
            >
              Reject all
            </Button>
          </>
        )}
      </Group>
    </section>
  )
}
