import { ActionIcon, Group, Menu } from '@mantine/core'
import { IconDots, IconEye, IconPencil, IconSettings, IconTrash, IconWorldUp } from '@tabler/icons-react'
import type { Site } from '@web2/contract'
import { useCan } from '../../../lib/session/use-user.ts'
import { MenuLink } from '../../../ui/menu-link.tsx'
import { Tip } from '../../../ui/tip.tsx'

interface SiteActionsProps {
  site: Site
  onPublish: () => void
  onSettings: () => void
  onRemove: () => void
}

/** What can be done with one site of the list. */
export const SiteActions = ({ site, onPublish, onSettings, onRemove }: SiteActionsProps) => {
  const canWrite = useCan('content:write')
  const canPublish = useCan('site:publish')
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {canPublish && (
        <Tip label="Publish">
          <ActionIcon variant="subtle" color="gray" aria-label={`Publish ${site.name}`} onClick={onPublish}>
            <IconWorldUp size={18} />
          </ActionIcon>
        </Tip>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={`More for ${site.name}`}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {canWrite && (
            <MenuLink
              to="/site-builder/edit-site"
              search={{ id: site._id }}
              leftSection={<IconPencil size={16} />}
            >
              Edit pages
            </MenuLink>
          )}
          <MenuLink
            to="/site-builder/view-site"
            search={{ id: site._id }}
            leftSection={<IconEye size={16} />}
          >
            Preview
          </MenuLink>
          {canWrite && (
            <>
              <Menu.Item leftSection={<IconSettings size={16} />} onClick={onSettings}>
                Settings
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item
                leftSection={<IconTrash size={16} />}
                color="var(--mantine-color-error)"
                onClick={onRemove}
              >
                Delete
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}
