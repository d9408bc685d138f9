import { Group, Menu } from '@mantine/core'
import {
  IconCopy,
  IconEye,
  IconFileZip,
  IconHistory,
  IconLayoutGrid,
  IconPencil,
  IconShare,
  IconEdit,
  IconSitemap,
  IconWorldUp,
} from '@tabler/icons-react'
import type { SiteSummary } from '@web2/contract/sites'
import { use } from 'react'
import { useCan } from '../../../lib/session/use-user.ts'
import { InCard } from '../../../ui/data-list/row-actions.tsx'
import { IconAction } from '../../../ui/icon-button.tsx'
import { MenuLink } from '../../../ui/menus/menu-link.tsx'
import { RowMenu } from '../../../ui/menus/row-menu.tsx'

interface SiteActionsProps {
  site: SiteSummary
  onPublish: () => void
  onEdit: () => void
  onHistory: () => void
  onDownload: () => void
  onCopy: () => void
  onShare: () => void
  onRemove: () => void
}

/** Actions of one site in the list. */
export const SiteActions = ({
  site,
  onPublish,
  onEdit,
  onHistory,
  onDownload,
  onCopy,
  onShare,
  onRemove,
}: SiteActionsProps) => {
  const canWrite = useCan('content:write')
  const canPublish = useCan('site:publish')
  const isInCard = use(InCard)
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {canPublish && !isInCard && (
        <IconAction tip="Publish" name={`Publish ${site.name}`} onClick={onPublish}>
          <IconWorldUp size={18} />
        </IconAction>
      )}
      <RowMenu name={site.name} onRemove={canWrite ? onRemove : undefined}>
        {canPublish && isInCard && (
          <Menu.Item leftSection={<IconWorldUp size={16} />} onClick={onPublish}>
            Publish
          </Menu.Item>
        )}
        {canWrite && (
          <MenuLink
            to="/site-builder/edit-site"
            search={{ id: site._id }}
            leftSection={<IconPencil size={16} />}
          >
            Edit pages
          </MenuLink>
        )}
        {canWrite && (
          <MenuLink
            to="/site-builder/edit-site"
            search={{ id: site._id, dialog: 'change-template' }}
            leftSection={<IconLayoutGrid size={16} />}
          >
            Change template
          </MenuLink>
        )}
        <MenuLink to="/site-builder/view-site" search={{ id: site._id }} leftSection={<IconEye size={16} />}>
          Preview
        </MenuLink>
        <Menu.Item leftSection={<IconShare size={16} />} onClick={onShare}>
          Share preview
        </Menu.Item>
        <MenuLink
          to="/site-builder/structure"
          search={{ id: site._id }}
          leftSection={<IconSitemap size={16} />}
        >
          Structure
        </MenuLink>
        <Menu.Item leftSection={<IconHistory size={16} />} onClick={onHistory}>
          History
        </Menu.Item>
        <Menu.Item leftSection={<IconFileZip size={16} />} onClick={onDownload}>
          Download zip
        </Menu.Item>
        {canWrite && (
          <Menu.Item leftSection={<IconEdit size={16} />} onClick={onEdit}>
            Edit site
          </Menu.Item>
        )}
        {canWrite && (
          <Menu.Item leftSection={<IconCopy size={16} />} onClick={onCopy}>
            Duplicate
          </Menu.Item>
        )}
      </RowMenu>
    </Group>
  )
}
