import { Button, Menu } from '@mantine/core'
import {
  IconBuildingStore,
  IconChevronDown,
  IconFileExport,
  IconFileImport,
  IconFileText,
  IconKeyboard,
  IconLayoutGrid,
  IconLayoutNavbar,
  IconPhotoPlus,
  IconSettings,
  IconTemplate,
  IconTextPlus,
} from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { useBuilder } from '../session/use-editor.ts'
import type { BuilderKind } from '../../document/api/document-kinds.ts'
import { ChangeTemplateDialog } from '../library/change-site/change-template-dialog.tsx'
import { FillImages } from '../fill-images/fill-images.tsx'
import { InsertListing } from '../listing/insert-listing.tsx'
import { ListingDialog } from '../listing/listing-dialog.tsx'
import { SharedPartsDialog } from '../pages/shared-sections-dialog.tsx'
import { SaveAsTemplate } from '../page/save-as-template.tsx'
import { PageSettingsDialog } from '../page-settings/page-settings-dialog.tsx'
import { EditorShortcuts } from '../shortcuts/editor-shortcuts.tsx'
import { ExportDialog } from '../transfer/export/export-dialog.tsx'
import { ImportDialog } from '../transfer/import/import-dialog.tsx'
import styles from './page-menu.module.css'

/** An entry of the Page menu. Selecting it opens its dialog, which closes by calling `close`. */
export interface PageMenuEntry {
  readonly id: string
  readonly label: string
  readonly icon: ReactNode
  readonly dialog: ComponentType<{ readonly close: () => void }>
  /** Shortcut that also opens it, as shown to users. */
  readonly keys?: string
  /** Kinds of document with this entry; all by default. */
  readonly kinds?: readonly BuilderKind[]
}

const entries: readonly PageMenuEntry[] = [
  {
    id: 'page-settings',
    label: 'Page settings',
    icon: <IconSettings size={16} />,
    dialog: PageSettingsDialog,
    kinds: ['site', 'page'],
  },
  {
    id: 'listing',
    label: 'Business listing…',
    icon: <IconBuildingStore size={16} />,
    dialog: ListingDialog,
    kinds: ['page', 'section'],
  },
  {
    id: 'shared-parts',
    label: 'Header and footer…',
    icon: <IconLayoutNavbar size={16} />,
    dialog: SharedPartsDialog,
    kinds: ['site'],
  },
  {
    id: 'change-template',
    label: 'Change template…',
    icon: <IconLayoutGrid size={16} />,
    dialog: ChangeTemplateDialog,
    kinds: ['site'],
  },
  {
    id: 'listing-fields',
    label: 'Insert listing fields…',
    icon: <IconTextPlus size={16} />,
    dialog: InsertListing,
  },
  {
    id: 'fill-images',
    label: 'Fill images…',
    icon: <IconPhotoPlus size={16} />,
    dialog: FillImages,
  },
  { id: 'import', label: 'Import', icon: <IconFileImport size={16} />, dialog: ImportDialog },
  { id: 'export', label: 'Export', icon: <IconFileExport size={16} />, dialog: ExportDialog },
  {
    id: 'save-as-template',
    label: 'Save as template',
    icon: <IconTemplate size={16} />,
    dialog: SaveAsTemplate,
    kinds: ['site', 'page'],
  },
  {
    id: 'shortcuts',
    label: 'Keyboard shortcuts',
    icon: <IconKeyboard size={16} />,
    dialog: EditorShortcuts,
    keys: '?',
  },
]

/** Menu of operations on the whole page. Its dialogs can also be opened with `session.dialog.set(id)`. */
export const PageMenu = () => {
  const { editor, canvas, kind } = useBuilder()
  const { dialog } = editor.session
  const open = dialog.use()
  const shown = entries.filter(({ kinds }) => kinds?.includes(kind) ?? true)
  const Dialog = shown.find(({ id }) => id === open)?.dialog
  if (shown.length === 0) return null

  const choose = (id: string) => {
    // typed text is stored before a dialog reads the document
    canvas.get()?.machine.rest()
    dialog.set(id)
  }
  return (
    <>
      {/* closes at once, because the dialog would otherwise be drawn below it */}
      <Menu position="bottom-end" width={230} transitionProps={{ exitDuration: 0 }}>
        <Menu.Target>
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            className={styles.button}
            aria-label="Page"
            leftSection={<IconFileText size={18} />}
            rightSection={<IconChevronDown size={14} />}
          >
            <span className={styles.word}>Page</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {shown.map(({ id, label, icon, keys }) => (
            <Menu.Item
              key={id}
              leftSection={icon}
              rightSection={keys && <kbd className={styles.keys}>{keys}</kbd>}
              onClick={() => choose(id)}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {Dialog && <Dialog close={() => dialog.set(null)} />}
    </>
  )
}
