import { Group, Kbd } from '@mantine/core'
import type { LeadStatus } from '@web2/contract/leads'
import { leadStatusLabel } from '../lead-status.tsx'
import { leadKeys } from './lead-keys.ts'
import classes from './lead-list.module.css'

interface Hint {
  readonly keys: readonly string[]
  readonly label: string
}

const moving: readonly Hint[] = [
  { keys: [leadKeys.next, leadKeys.previous], label: 'Move' },
  { keys: ['Enter'], label: 'Open' },
  { keys: [leadKeys.select], label: 'Select' },
]

const hintOf = (status: LeadStatus, label = leadStatusLabel(status)): Hint => ({
  keys: leadKeys.statuses.filter((each) => each.status === status).map(({ key }) => key),
  label,
})

const marking: readonly Hint[] = (['read', 'won', 'lost', 'spam'] as const).map((status) => hintOf(status))

const releasing: readonly Hint[] = [hintOf('new', 'Not spam')]

const all: Hint = { keys: ['?'], label: 'All shortcuts' }

/** The most useful keys of the inbox, below it. */
export const KeyHints = ({ isSpam }: { readonly isSpam: boolean }) => (
  <div className={classes.hints} aria-label="Keyboard shortcuts" role="note">
    {[...moving, ...(isSpam ? releasing : marking), all].map(({ keys, label }) => (
      <Group key={label} gap={4} wrap="nowrap">
        {keys.map((key) => (
          <Kbd key={key} size="xs">
            {key.length === 1 ? key.toUpperCase() : key}
          </Kbd>
        ))}
        {label}
      </Group>
    ))}
  </div>
)
