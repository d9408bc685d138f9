import { ActionIcon, Menu } from '@mantine/core'
import { IconHelpCircle, IconKeyboard, IconListCheck, IconRoute } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { openHelp } from '../../../lib/help.ts'
import { restoreHint } from '../../../features/accounts/hints/hints.ts'
import { useCan } from '../../../lib/session/use-user.ts'

/** Help menu: the tour, the keyboard shortcuts and the checklist of next steps. */
export const HelpMenu = () => {
  const navigate = useNavigate()
  const canRead = useCan('content:read')
  return (
    <Menu
      position="bottom-end"
      width={230}
      trapFocus
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Help">
          <IconHelpCircle size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconRoute size={18} />} onClick={() => openHelp.set('tour')}>
          Product tour
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={18} />} onClick={() => openHelp.set('shortcuts')}>
          Keyboard shortcuts
        </Menu.Item>
        {canRead && (
          <Menu.Item
            leftSection={<IconListCheck size={18} />}
            onClick={() => {
              void restoreHint('first-steps')
              void navigate({ to: '/' })
            }}
          >
            Next steps
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
