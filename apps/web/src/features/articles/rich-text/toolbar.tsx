import classes from './rich-text.module.css'
import { RichTextEditor } from '@mantine/tiptap'
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconCode,
  IconLink,
  IconLinkPlus,
  IconPhoto,
  IconPhotoEdit,
  IconSearch,
  IconVideo,
  IconAddressBook,
  IconWand,
} from '@tabler/icons-react'
import { useEditorState, type Editor } from '@tiptap/react'
import type { ReactNode } from 'react'

/** Buttons for the table at the cursor. */
const TableControls = () => (
  <RichTextEditor.ControlsGroup>
    <RichTextEditor.TableColumnBefore />
    <RichTextEditor.TableColumnAfter />
    <RichTextEditor.TableColumnDelete />
    <RichTextEditor.TableRowBefore />
    <RichTextEditor.TableRowAfter />
    <RichTextEditor.TableRowDelete />
    <RichTextEditor.TableToggleHeaderRow />
    <RichTextEditor.TableMergeCells />
    <RichTextEditor.TableSplitCell />
    <RichTextEditor.TableDelete />
  </RichTextEditor.ControlsGroup>
)

/** Parts that open beside the text. */
export type Opened = 'link' | 'frame' | 'picture' | 'find' | 'source' | 'full'

interface ToolbarProps {
  readonly editor: Editor
  readonly opened: ReadonlySet<Opened>
  readonly onToggle: (what: Opened) => void
  readonly onPicture: () => void
  readonly onGenerate: () => void
  readonly onListing: () => void
  /** Further buttons of the screen with the editor. */
  readonly more?: ReactNode
  readonly lead?: ReactNode
}

interface ButtonProps {
  readonly label: string
  readonly active?: boolean
  readonly disabled?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** Toolbar button for actions without a Mantine control. */
export const ToolButton = ({ label, active = false, ...button }: ButtonProps) => (
  <RichTextEditor.Control
    aria-label={label}
    title={label}
    aria-pressed={active}
    active={active}
    {...button}
  />
)

const iconSize = 16

/** Toolbar with all formatting and inserts. */
export const Toolbar = ({ editor, opened, onToggle, more, lead, ...insert }: ToolbarProps) => {
  const { isPicture, isLink, isTable } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isPicture: now.isActive('image'),
      isLink: now.isActive('link'),
      isTable: now.isActive('table'),
    }),
  })
  const source = opened.has('source')
  return (
    <RichTextEditor.Toolbar
      sticky
      stickyOffset="var(--rich-text-top, var(--app-shell-header-offset, 0px))"
      className={classes.toolbar ?? ''}
      role="toolbar"
      aria-label="Formatting"
    >
      {!source && (
        <>
          {lead !== undefined && <RichTextEditor.ControlsGroup>{lead}</RichTextEditor.ControlsGroup>}
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H1 />
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.H4 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
            <RichTextEditor.Strikethrough />
            <RichTextEditor.Highlight />
            <RichTextEditor.Subscript />
            <RichTextEditor.Superscript />
            <RichTextEditor.Code />
            <RichTextEditor.ClearFormatting />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
            <RichTextEditor.CodeBlock />
            <RichTextEditor.Hr />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.AlignLeft />
            <RichTextEditor.AlignCenter />
            <RichTextEditor.AlignRight />
            <RichTextEditor.AlignJustify />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <ToolButton
              label={isLink ? 'Edit link' : 'Add link'}
              active={isLink}
              onClick={() => onToggle('link')}
            >
              {isLink ? <IconLink size={iconSize} /> : <IconLinkPlus size={iconSize} />}
            </ToolButton>
            <ToolButton label="Insert image" onClick={insert.onPicture}>
              <IconPhoto size={iconSize} />
            </ToolButton>
            <ToolButton label="Generate image" onClick={insert.onGenerate}>
              <IconWand size={iconSize} />
            </ToolButton>
            {isPicture && (
              <ToolButton label="Edit image" onClick={() => onToggle('picture')}>
                <IconPhotoEdit size={iconSize} />
              </ToolButton>
            )}
            <ToolButton label="Insert video" onClick={() => onToggle('frame')}>
              <IconVideo size={iconSize} />
            </ToolButton>
            <ToolButton label="Insert business listing" onClick={insert.onListing}>
              <IconAddressBook size={iconSize} />
            </ToolButton>
            <RichTextEditor.TableInsert />
          </RichTextEditor.ControlsGroup>
          {isTable && <TableControls />}
          {more !== undefined && <RichTextEditor.ControlsGroup>{more}</RichTextEditor.ControlsGroup>}
        </>
      )}
      <RichTextEditor.ControlsGroup>
        {!source && (
          <ToolButton label="Find and replace" active={opened.has('find')} onClick={() => onToggle('find')}>
            <IconSearch size={iconSize} />
          </ToolButton>
        )}
        <ToolButton label="HTML source" active={source} onClick={() => onToggle('source')}>
          <IconCode size={iconSize} />
        </ToolButton>
        <ToolButton
          label={opened.has('full') ? 'Exit full screen' : 'Full screen'}
          active={opened.has('full')}
          onClick={() => onToggle('full')}
        >
          {opened.has('full') ? (
            <IconArrowsMinimize size={iconSize} />
          ) : (
            <IconArrowsMaximize size={iconSize} />
          )}
        </ToolButton>
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  )
}
