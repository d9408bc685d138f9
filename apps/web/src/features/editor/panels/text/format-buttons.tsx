import { Menu, ScrollArea } from '@mantine/core'
import { IconBold, IconBraces, IconItalic, IconLink, IconLinkOff, IconUnderline } from '@tabler/icons-react'
import {
  fill,
  linkAt,
  markText,
  placeholderNames,
  replaceText,
  textOfNode,
  unlinkText,
  type TextMark,
} from '@web2/builder'
import { useState, type ReactNode } from 'react'
import { newUuid } from '../../document/actions.ts'
import { useBuilder } from '../session/use-editor.ts'
import { wordRange } from '../../interaction/text/field-range.ts'
import { mayLink } from '../../interaction/text/can-link.ts'
import styles from './text.module.css'
import type { Linking, TextTarget } from '../../interaction/text/text-session.ts'

interface FormatButtonProps {
  readonly label: string
  readonly title?: string
  readonly pressed?: boolean
  readonly onClick?: () => void
  /** Class, for the button that opens a menu. */
  readonly className?: string
  readonly 'aria-haspopup'?: 'menu'
  readonly 'aria-expanded'?: boolean
  readonly children: ReactNode
}

/** Button that keeps the focus, and with it the selection. */
const FormatButton = ({
  label,
  title,
  pressed,
  onClick,
  className = '',
  children,
  ...others
}: FormatButtonProps) => (
  <button
    type="button"
    className={`${styles.format} ${className}`}
    aria-label={label}
    title={title ?? label}
    aria-pressed={pressed}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
    {...others}
  >
    {children}
  </button>
)

const marks = [
  { mark: 'bold', label: 'Bold', key: 'B', icon: <IconBold size={16} /> },
  { mark: 'italic', label: 'Italic', key: 'I', icon: <IconItalic size={16} /> },
  { mark: 'underline', label: 'Underline', key: 'U', icon: <IconUnderline size={16} /> },
] as const

const placeholderButton = {
  label: 'Insert placeholder',
  title: 'Insert data from the business listing or site',
}

interface PlaceholdersProps {
  readonly target: TextTarget
  /** Position of the placeholder in the text. */
  readonly from: number
  readonly close: () => void
}

/** Open menu of placeholders. */
const Placeholders = ({ target, from, close }: PlaceholdersProps) => {
  const { editor } = useBuilder()
  const insert = (name: string) => {
    const text = `{${name}}`
    const range = { from, to: from }
    const command = () => replaceText(editor.store.document, { id: target.uuid, range, text, newUuid })
    target.change('Insert placeholder', command, { from: from + text.length, to: from + text.length })
  }
  return (
    <Menu opened position="bottom-start" withinPortal returnFocus={false} onClose={close}>
      <Menu.Target>
        <FormatButton {...placeholderButton}>
          <IconBraces size={16} />
        </FormatButton>
      </Menu.Target>
      <Menu.Dropdown>
        <ScrollArea.Autosize mah={280} type="auto">
          {placeholderNames.map((name) => (
            <Menu.Item key={name} onClick={() => insert(name)}>
              <span className={styles.placeholder}>{`{${name}}`}</span>
              <span className={styles.value}>{fill(`{${name}}`, editor.data, () => {})}</span>
            </Menu.Item>
          ))}
        </ScrollArea.Autosize>
        <Menu.Label className={styles.syntax}>
          Optional text: [[ in {'{nap.city}'}]] is left out if the city is empty. [[a||b]] uses b instead.
        </Menu.Label>
      </Menu.Dropdown>
    </Menu>
  )
}

export interface FormatButtonsProps {
  readonly target: TextTarget
  readonly link: (linking: Linking) => void
}

/** Buttons for bold, italic, underline, link and placeholders in the selected text. */
export const FormatButtons = ({ target, link }: FormatButtonsProps) => {
  const { editor } = useBuilder()
  const on = target.marks.use()
  /**
   * Position for a placeholder; the menu renders only then, so that a click into a text does not wait for it.
   */
  const [filling, setFilling] = useState<number | null>(null)
  const { uuid: id } = target
  const { store } = editor

  const toggle = (mark: Exclude<TextMark, 'link'>) => {
    const range = wordRange(textOfNode(store.document, id) ?? '', target.range())
    target.change('Format text', () =>
      markText(store.document, { id, range, mark, on: !on.has(mark), newUuid }),
    )
  }
  const askLink = () => {
    const range = target.range()
    link({ uuid: id, range: linkAt(store.document, { id, range })?.range ?? range })
  }
  const unlink = () => {
    const found = linkAt(store.document, { id, range: target.range() })
    if (found)
      target.change('Remove link', () => unlinkText(store.document, { id, range: found.range, newUuid }))
  }

  return (
    <>
      {marks.map(({ mark, label, key, icon }) => (
        <FormatButton
          key={mark}
          label={label}
          title={`${label} (Ctrl+${key})`}
          pressed={on.has(mark)}
          onClick={() => toggle(mark)}
        >
          {icon}
        </FormatButton>
      ))}
      {mayLink(store, id) && (
        <>
          <FormatButton
            label={on.has('link') ? 'Edit link' : 'Add link'}
            title="Link (Ctrl+K)"
            onClick={askLink}
          >
            <IconLink size={16} />
          </FormatButton>
          {on.has('link') && (
            <FormatButton label="Remove link" onClick={unlink}>
              <IconLinkOff size={16} />
            </FormatButton>
          )}
        </>
      )}
      {filling === null ? (
        <FormatButton
          {...placeholderButton}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={() => setFilling(target.range().to)}
        >
          <IconBraces size={16} />
        </FormatButton>
      ) : (
        <Placeholders target={target} from={filling} close={() => setFilling(null)} />
      )}
    </>
  )
}
