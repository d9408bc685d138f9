import { ActionIcon, Divider, NavLink, Popover, Portal, Text, TextInput } from '@mantine/core'
import {
  IconAlignLeft,
  IconArrowsDiagonal,
  IconArrowsDiagonalMinimize2,
  IconChevronLeft,
  IconChevronRight,
  IconFeather,
  IconLanguage,
  IconList,
  IconMoodSmile,
  IconPencil,
  IconSend,
  IconTable,
  IconTextSpellcheck,
} from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import {
  editLanguageName,
  editLanguages,
  editTones,
  editWishLength,
  type EditAction,
} from '@web2/contract/articles'
import { useEffect, useRef, useState, type ComponentType, type KeyboardEvent } from 'react'
import type { Store } from '../../../lib/store.ts'
import type { OpenedMenu } from './editor-ai.ts'
import { editLabels, toneLabels, type EditWish } from './edit-labels.ts'
import { passageOf } from './passage.ts'

interface AskAiMenuProps {
  readonly menu: Store<OpenedMenu | null>
  readonly editor: Editor
  readonly onAsk: (wish: EditWish) => void
}

type Listed = Exclude<EditAction, 'own'>

const icons: Readonly<Record<Listed, ComponentType<{ size: number; 'aria-hidden': boolean }>>> = {
  rewrite: IconPencil,
  shorten: IconArrowsDiagonalMinimize2,
  expand: IconArrowsDiagonal,
  simplify: IconFeather,
  tone: IconMoodSmile,
  translate: IconLanguage,
  grammar: IconTextSpellcheck,
  continue: IconAlignLeft,
  list: IconList,
  table: IconTable,
}

const changing: readonly Listed[] = [
  'rewrite',
  'shorten',
  'expand',
  'simplify',
  'tone',
  'translate',
  'grammar',
]
const adding: readonly Listed[] = ['continue', 'list', 'table']

/** Field for an order in the user's own words. */
const OwnWords = ({ onAsk }: { onAsk: (wish: string) => void }) => {
  const [wish, setWish] = useState('')
  const send = () => {
    if (wish.trim() !== '') onAsk(wish.trim())
  }
  return (
    <TextInput
      data-autofocus
      data-step
      mb={4}
      aria-label="Tell AI what to do"
      placeholder="Tell AI what to do"
      maxLength={editWishLength}
      value={wish}
      onChange={(event) => setWish(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        send()
      }}
      rightSection={
        <ActionIcon variant="subtle" aria-label="Send" disabled={wish.trim() === ''} onClick={send}>
          <IconSend size={16} aria-hidden />
        </ActionIcon>
      }
    />
  )
}

interface ChoiceProps {
  readonly label: string
  readonly icon?: ComponentType<{ size: number; 'aria-hidden': boolean }>
  /** Whether it leads to further choices. */
  readonly leads?: boolean
  readonly onClick: () => void
}

const Choice = ({ label, icon: Icon, leads = false, onClick }: ChoiceProps) => (
  <NavLink
    component="button"
    type="button"
    data-step
    label={label}
    leftSection={Icon && <Icon size={16} aria-hidden />}
    rightSection={leads && <IconChevronRight size={14} aria-hidden />}
    onClick={onClick}
  />
)

type Page = 'actions' | 'tone' | 'language'

interface ChoicesProps {
  readonly hasText: boolean
  readonly onAsk: (wish: EditWish) => void
}

/** Choices of the menu; tones and languages take the place of the actions. */
const Choices = ({ hasText, onAsk }: ChoicesProps) => {
  const [page, setPage] = useState<Page>('actions')
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page) root.current?.querySelector<HTMLElement>('button[data-step]')?.focus()
    shown.current = page
  }, [page])
  const choice = (action: Listed) => {
    const next = action === 'tone' ? 'tone' : action === 'translate' ? 'language' : null
    return (
      <Choice
        key={action}
        label={editLabels[action]}
        icon={icons[action]}
        leads={next !== null}
        onClick={() => (next ? setPage(next) : onAsk({ action }))}
      />
    )
  }
  if (page === 'actions')
    return (
      <div ref={root}>
        <OwnWords onAsk={(wish) => onAsk({ action: 'own', wish })} />
        {hasText && changing.map(choice)}
        {hasText && <Divider my={4} />}
        {adding.map(choice)}
      </div>
    )
  return (
    <div ref={root}>
      <Choice label="Back" icon={IconChevronLeft} onClick={() => setPage('actions')} />
      <Text size="xs" c="dimmed" px="sm" py={4}>
        {page === 'tone' ? 'Tone' : 'Translate into'}
      </Text>
      {page === 'tone' &&
        editTones.map((tone) => (
          <Choice key={tone} label={toneLabels[tone]} onClick={() => onAsk({ action: 'tone', tone })} />
        ))}
      {page === 'language' &&
        editLanguages.map((language) => (
          <Choice
            key={language}
            label={editLanguageName(language)}
            onClick={() => onAsk({ action: 'translate', language })}
          />
        ))}
    </div>
  )
}

/** Moves the focus through field and choices by the arrow keys. */
const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const steps = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button[data-step]')]
  const at = steps.indexOf(document.activeElement as HTMLElement)
  const next = steps[(at + (event.key === 'ArrowDown' ? 1 : -1) + steps.length) % steps.length]
  event.preventDefault()
  next?.focus()
}

/** Menu of what AI can do with the selection, or with the paragraph at the cursor. */
export const AskAiMenu = ({ menu, editor, onAsk }: AskAiMenuProps) => {
  const opened = menu.use()
  if (!opened) return null
  const { left, top, height, bySlash } = opened
  const ask = (wish: EditWish) => {
    menu.set(null)
    onAsk(wish)
  }
  const leave = () => {
    if (menu.get() !== opened) return
    menu.set(null)
    // at once: the command waits for a frame, and the keys pressed until then would be lost
    editor.view.focus()
    if (bySlash) editor.commands.insertContent('/')
  }
  return (
    <Portal>
      <Popover
        opened
        onChange={(isOpen) => !isOpen && leave()}
        position="bottom-start"
        width={260}
        trapFocus
        returnFocus={false}
        withRoles={false}
        withinPortal
        zIndex={400}
      >
        <Popover.Target>
          <span style={{ position: 'fixed', left, top, height, width: 1, pointerEvents: 'none' }} />
        </Popover.Target>
        <Popover.Dropdown
          role="dialog"
          aria-label="Ask AI"
          p={4}
          mah="min(500px, 70dvh)"
          style={{ overflowY: 'auto' }}
          onKeyDown={moveFocus}
        >
          <Choices hasText={(passageOf(editor.state, 'rewrite')?.html ?? '') !== ''} onAsk={ask} />
        </Popover.Dropdown>
      </Popover>
    </Portal>
  )
}
