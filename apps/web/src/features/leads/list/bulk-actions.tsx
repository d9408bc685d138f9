import { Button, Menu } from '@mantine/core'
import { IconChecks, IconInbox } from '@tabler/icons-react'
import type { Lead, LeadStatus } from '@web2/contract/leads'
import { leadStatusLabel } from '../lead-status.tsx'

interface BulkActionsProps {
  readonly rows: readonly Lead[]
  readonly isPending: boolean
  readonly setStatus: (status: LeadStatus) => void
}

const settable = ['read', 'won', 'lost', 'spam', 'new'] as const

/** Actions on selected leads besides deletion. */
export const BulkActions = ({ rows, isPending, setStatus }: BulkActionsProps) => {
  if (rows.every(({ status }) => status === 'spam'))
    return (
      <Button
        size="xs"
        variant="light"
        loading={isPending}
        leftSection={<IconInbox size={16} aria-hidden />}
        onClick={() => setStatus('new')}
      >
        Not spam
      </Button>
    )
  return (
    <Menu>
      <Menu.Target>
        <Button
          size="xs"
          variant="light"
          loading={isPending}
          leftSection={<IconChecks size={16} aria-hidden />}
        >
          Mark as
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {settable.map((status) => (
          <Menu.Item key={status} onClick={() => setStatus(status)}>
            {leadStatusLabel(status)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
