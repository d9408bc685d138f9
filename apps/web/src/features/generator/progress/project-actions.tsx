import { Button, Menu } from '@mantine/core'
import {
  IconChevronDown,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconSearch,
  IconSitemap,
  IconX,
} from '@tabler/icons-react'
import type { Turbo, TurboAction } from '@web2/contract/generator'
import { useState } from 'react'
import { useCan } from '../../../lib/session/use-user.ts'
import { askAbout } from '../../../ui/dialogs/confirm-action.tsx'
import { MenuLink } from '../../../ui/menus/menu-link.tsx'
import { useTurboAction } from '../use-project-action.ts'
import { PublishAgainDialog } from './publish-again-dialog.tsx'

/** Actions available for a project, as returned by the server. */
export const TurboActions = ({ turbo }: { readonly turbo: Turbo }) => {
  const act = useTurboAction()
  const [isAsking, setAsking] = useState(false)
  const canWrite = useCan('content:write')
  const canPublish = useCan('site:publish')
  const may = (action: TurboAction) => canWrite && turbo.actions.includes(action)
  const start = (action: TurboAction) => act.mutate({ id: turbo._id, action })
  const button = (action: TurboAction) => ({
    disabled: act.isPending,
    loading: act.isPending && act.variables.action === action,
    onClick: () => start(action),
  })
  return (
    <>
      {may('pause') && (
        <Button
          variant="default"
          leftSection={<IconPlayerPause size={18} aria-hidden />}
          {...button('pause')}
        >
          Pause
        </Button>
      )}
      {may('resume') && (
        <Button leftSection={<IconPlayerPlay size={18} aria-hidden />} {...button('resume')}>
          Resume
        </Button>
      )}
      {may('retry') && (
        <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} {...button('retry')}>
          Retry failed
        </Button>
      )}
      {may('list') && canPublish && (
        <Button
          variant="default"
          leftSection={<IconSearch size={18} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          Allow indexing
        </Button>
      )}
      {isAsking && <PublishAgainDialog turbo={turbo} action="list" onClose={() => setAsking(false)} />}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {canWrite && (
            <MenuLink
              to="/zoomer-site-builder/edit-generation"
              search={{ id: turbo._id }}
              leftSection={<IconPencil size={16} />}
            >
              Edit
            </MenuLink>
          )}
          <MenuLink
            to="/zoomer-site-builder/structure"
            search={{ id: turbo._id }}
            leftSection={<IconSitemap size={16} />}
          >
            View diagram
          </MenuLink>
          {may('cancel') && (
            <Menu.Item
              leftSection={<IconX size={16} />}
              color="var(--mantine-color-error)"
              onClick={() =>
                askAbout({
                  name: turbo.name,
                  title: 'Cancel this project?',
                  text: 'Published pages stay live. No further pages are generated.',
                  confirm: 'Cancel project',
                  cancel: 'Keep running',
                  isFinal: true,
                  onConfirm: () => start('cancel'),
                })
              }
            >
              Cancel
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
