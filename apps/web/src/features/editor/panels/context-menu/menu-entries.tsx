import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBarDown,
  IconArrowBarRight,
  IconArrowBarUp,
  IconArrowBarLeft,
  IconArrowUpLeft,
  IconBoxMultiple,
  IconBoxOff,
  IconClipboard,
  IconCopy,
  IconCopyPlus,
  IconCursorText,
  IconEye,
  IconEyeOff,
  IconLock,
  IconLockOpen,
  IconPaint,
  IconPencil,
  IconScissors,
  IconSelectAll,
  IconSpray,
  IconTrash,
} from '@tabler/icons-react'
import {
  canDuplicateNodes,
  canRemoveNodes,
  canSetStyle,
  canUnwrapNodes,
  canWrapNodes,
  textOfNode,
  type NodeRecord,
} from '@web2/builder'
import type { ReactNode } from 'react'
import { copyable } from '../../interaction/clipboard/clipboard-events.ts'
import { hasCopiedStyle } from '../../document/style-clipboard.ts'
import { copyBySystem, cutBySystem, pasteBySystem } from '../../interaction/clipboard/system-clipboard.ts'
import { alignSelection } from '../../document/actions.ts'
import type { Editor } from '../../document/editor.ts'
import { selectParent } from '../../document/click-selection.ts'
import { stepPlace, type Step } from '../../document/arrow-key-moves.ts'
import type { KeyCommand } from '../../document/keymap/keymap.ts'
import { isEmptyContainer } from '../../interaction/text/text-prop.ts'

/** Selection for which the menu was opened. */
export interface MenuSubject {
  readonly editor: Editor
  readonly ids: readonly string[]
  readonly record: NodeRecord
}

/** An item of the selection's menu, or an icon button in a row. */
export interface MenuEntry {
  readonly id: string
  readonly label: (subject: MenuSubject) => string
  readonly icon: (subject: MenuSubject) => ReactNode
  /** Command whose shortcut is shown; also the action, unless `run` is set. */
  readonly command?: KeyCommand
  readonly run?: (subject: MenuSubject) => void
  readonly can?: (subject: MenuSubject) => boolean
  readonly danger?: boolean
}

/** Entries between two dividers; a row shows only their icons, side by side. */
export interface MenuGroup {
  readonly id: string
  readonly row?: string
  readonly entries: readonly MenuEntry[]
}

const size = 16
const isPage = ({ editor, record }: MenuSubject) => record.uuid === editor.store.document.root
const movable = ({ editor, ids }: MenuSubject, step: Step) => stepPlace(editor.store, ids, step) !== null
const stylable = ({ editor, ids }: MenuSubject) => canSetStyle(editor.store.document, { ids, style: {} }).ok
const all = (name: 'locked' | 'hidden', { editor, ids }: MenuSubject) =>
  ids.every((id) => editor.store.get(id)?.addition[name] === true)

export const menuGroups: readonly MenuGroup[] = [
  {
    id: 'change',
    entries: [
      {
        id: 'edit',
        label: () => 'Edit text',
        icon: () => <IconCursorText size={size} />,
        command: 'edit',
        can: ({ editor, ids, record }) =>
          ids.length === 1 &&
          textOfNode(editor.store.document, record.uuid) !== null &&
          !isEmptyContainer(record) &&
          stylable({ editor, ids, record }),
      },
      {
        id: 'rename',
        label: () => 'Rename layer',
        icon: () => <IconPencil size={size} />,
        command: 'rename',
        run: ({ editor, record }) => {
          editor.session.panel.set('layers')
          editor.session.renaming.set(record.uuid)
        },
        can: (subject) => subject.ids.length === 1 && !isPage(subject),
      },
      {
        id: 'duplicate',
        label: () => 'Duplicate',
        icon: () => <IconCopyPlus size={size} />,
        command: 'duplicate',
        can: ({ editor, ids }) => canDuplicateNodes(editor.store.document, { ids }).ok,
      },
    ],
  },
  {
    id: 'clipboard',
    entries: [
      {
        id: 'copy',
        label: () => 'Copy',
        icon: () => <IconCopy size={size} />,
        command: 'copy',
        run: ({ editor }) => void copyBySystem(editor),
        can: ({ editor }) => copyable(editor).length > 0,
      },
      {
        id: 'cut',
        label: () => 'Cut',
        icon: () => <IconScissors size={size} />,
        command: 'cut',
        run: ({ editor }) => void cutBySystem(editor),
        can: ({ editor, ids }) => canRemoveNodes(editor.store.document, { ids }).ok,
      },
      {
        id: 'paste',
        label: () => 'Paste',
        icon: () => <IconClipboard size={size} />,
        command: 'paste',
        run: ({ editor }) => void pasteBySystem(editor),
      },
      {
        id: 'copy-style',
        label: () => 'Copy style',
        icon: () => <IconSpray size={size} />,
        command: 'copy-style',
      },
      {
        id: 'paste-style',
        label: () => 'Paste style',
        icon: () => <IconPaint size={size} />,
        command: 'paste-style',
        can: (subject) => hasCopiedStyle() && stylable(subject),
      },
    ],
  },
  {
    id: 'move',
    row: 'Move',
    entries: [
      {
        id: 'move-up',
        label: () => 'Move up',
        icon: () => <IconArrowBarUp size={size} />,
        command: 'move-up',
        can: (subject) => movable(subject, 'up'),
      },
      {
        id: 'move-down',
        label: () => 'Move down',
        icon: () => <IconArrowBarDown size={size} />,
        command: 'move-down',
        can: (subject) => movable(subject, 'down'),
      },
      {
        id: 'move-in',
        label: () => 'Move into adjacent container',
        icon: () => <IconArrowBarRight size={size} />,
        command: 'move-in',
        can: (subject) => movable(subject, 'in'),
      },
      {
        id: 'move-out',
        label: () => 'Move out of container',
        icon: () => <IconArrowBarLeft size={size} />,
        command: 'move-out',
        can: (subject) => movable(subject, 'out'),
      },
    ],
  },
  {
    id: 'align',
    row: 'Align',
    entries: [
      {
        id: 'align-left',
        label: () => 'Align left',
        icon: () => <IconAlignLeft size={size} />,
        run: ({ editor }) => alignSelection(editor, 'left'),
        can: (subject) => stylable(subject) && !isPage(subject),
      },
      {
        id: 'align-center',
        label: () => 'Align center',
        icon: () => <IconAlignCenter size={size} />,
        run: ({ editor }) => alignSelection(editor, 'center'),
        can: (subject) => stylable(subject) && !isPage(subject),
      },
      {
        id: 'align-right',
        label: () => 'Align right',
        icon: () => <IconAlignRight size={size} />,
        run: ({ editor }) => alignSelection(editor, 'right'),
        can: (subject) => stylable(subject) && !isPage(subject),
      },
    ],
  },
  {
    id: 'structure',
    entries: [
      {
        id: 'wrap',
        label: () => 'Wrap in container',
        icon: () => <IconBoxMultiple size={size} />,
        command: 'wrap',
        can: ({ editor, ids }) => canWrapNodes(editor.store.document, { ids }).ok,
      },
      {
        id: 'unwrap',
        label: () => 'Unwrap',
        icon: () => <IconBoxOff size={size} />,
        command: 'unwrap',
        can: ({ editor, ids }) => canUnwrapNodes(editor.store.document, { ids }).ok,
      },
      {
        id: 'parent',
        label: () => 'Select parent',
        icon: () => <IconArrowUpLeft size={size} />,
        command: 'parent',
        run: ({ editor, record }) => {
          editor.select([record.uuid])
          selectParent(editor)
        },
        can: (subject) => !isPage(subject),
      },
      {
        id: 'siblings',
        label: () => 'Select siblings',
        icon: () => <IconSelectAll size={size} />,
        command: 'select-siblings',
      },
    ],
  },
  {
    id: 'notes',
    entries: [
      {
        id: 'lock',
        label: (subject) => (all('locked', subject) ? 'Unlock' : 'Lock'),
        icon: (subject) => (all('locked', subject) ? <IconLockOpen size={size} /> : <IconLock size={size} />),
        command: 'lock',
        can: (subject) => !isPage(subject),
      },
      {
        id: 'hide',
        label: (subject) => (all('hidden', subject) ? 'Show' : 'Hide'),
        icon: (subject) => (all('hidden', subject) ? <IconEye size={size} /> : <IconEyeOff size={size} />),
        command: 'hide',
        can: (subject) => !isPage(subject),
      },
    ],
  },
  {
    id: 'remove',
    entries: [
      {
        id: 'remove',
        label: () => 'Delete',
        icon: () => <IconTrash size={size} />,
        command: 'remove',
        can: ({ editor, ids }) => canRemoveNodes(editor.store.document, { ids }).ok,
        danger: true,
      },
    ],
  },
]
