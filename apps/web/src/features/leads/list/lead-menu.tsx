import { Menu } from '@mantine/core'
import {
  IconEye,
  IconInbox,
  IconMailOpened,
  IconShieldX,
  IconTrophy,
  IconX,
  type Icon,
} from '@tabler/icons-react'
import type { Lead, LeadStatus } from '@web2/contract/leads'
import { MenuLink } from '../../../ui/menus/menu-link.tsx'
import { RowMenu } from '../../../ui/menus/row-menu.tsx'
import { leadName } from '../lead-words.ts'
import { leadStatusLabel } from '../lead-status.tsx'

const marks: readonly { readonly status: LeadStatus; readonly icon: Icon }[] = [
  { status: 'read', icon: IconMailOpened },
  { status: 'won', icon: IconTrophy },
  { status: 'lost', icon: IconX },
  { status: 'spam', icon: IconShieldX },
]

interface LeadMenuProps {
  readonly lead: Lead
  readonly canWrite: boolean
  readonly setStatus: (status: LeadStatus) => void
  readonly remove: () => void
}

/** Menu of a row of the inbox. A lead held back as spam can only be released or deleted. */
export const LeadMenu = ({ lead, canWrite, setStatus, remove }: LeadMenuProps) => (
  <RowMenu name={leadName(lead)} onRemove={canWrite ? remove : undefined}>
    <MenuLink to="/leads/$id" params={{ id: lead._id }} leftSection={<IconEye size={16} />}>
      Open
    </MenuLink>
    {canWrite && lead.status === 'spam' && (
      <Menu.Item leftSection={<IconInbox size={16} />} onClick={() => setStatus('new')}>
        Not spam
      </Menu.Item>
    )}
    {canWrite &&
      lead.status !== 'spam' &&
      marks
        .filter(({ status }) => status !== lead.status)
        .map(({ status, icon: MarkIcon }) => (
          <Menu.Item key={status} leftSection={<MarkIcon size={16} />} onClick={() => setStatus(status)}>
            Mark as {leadStatusLabel(status).toLowerCase()}
          </Menu.Item>
        ))}
  </RowMenu>
)
