import { Group, Menu } from '@mantine/core'
import { IconCopy, IconCursorText, IconEye, IconPencil } from '@tabler/icons-react'
import { useCan } from '../../../lib/session/use-user.ts'
import { MenuLink } from '../../../ui/menus/menu-link.tsx'
import { RowMenu } from '../../../ui/menus/row-menu.tsx'
import type { DocumentSource, ListedDocument } from './document-source.ts'

interface DocumentActionsProps {
  source: DocumentSource
  row: ListedDocument
  onRename: () => void
  onDuplicate: () => void
  onRemove: () => void
}

/** Actions of one page or section in the list. */
export const DocumentActions = ({ source, row, onRename, onDuplicate, onRemove }: DocumentActionsProps) => {
  const canWrite = useCan('content:write')
  const search = { id: row._id }
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <RowMenu name={source.shownName(row.name)} onRemove={canWrite ? onRemove : undefined}>
        {canWrite && (
          <MenuLink to={source.edit} search={search} leftSection={<IconPencil size={16} />}>
            Edit
          </MenuLink>
        )}
        <MenuLink to={source.view} search={search} leftSection={<IconEye size={16} />}>
          Preview
        </MenuLink>
        {canWrite && (
          <>
            <Menu.Item leftSection={<IconCursorText size={16} />} onClick={onRename}>
              Rename
            </Menu.Item>
            <Menu.Item leftSection={<IconCopy size={16} />} onClick={onDuplicate}>
              Duplicate
            </Menu.Item>
          </>
        )}
      </RowMenu>
    </Group>
  )
}
