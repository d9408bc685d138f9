import { Group, Kbd } from '@mantine/core'
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

const marking: readonly Hint[] = [
  { keys: ['e'], label: 'Read' },
  { keys: ['w'], label: 'Won' },
  { keys: ['l'], label: 'Lost' },
  { keys: ['s'], label: 'Spam' },
]

const all: Hint = { keys: ['?'], label: 'All shortcuts' }

/** The most useful keys of the inbox, below it. */
export const KeyHints = ({ isSpam }: { readonly isSpam: boolean }) => (
  <div className={classes.hints} aria-label="Keyboard shortcuts" role="note">
    {[...moving, ...(isSpam ? [{ keys: ['n'], label: 'Not spam' }] : marking), all].map(({ keys, label }) => (
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
