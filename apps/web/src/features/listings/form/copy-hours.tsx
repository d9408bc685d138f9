import { Button, Checkbox, Popover, Stack } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { IconAction } from '../../../ui/icon-button.tsx'
import type { DayHours } from './opening-hours.ts'

interface CopyHoursProps {
  readonly from: DayHours['name']
  /** The other days of the week. */
  readonly others: readonly DayHours['name'][]
  readonly onCopy: (names: readonly string[]) => void
}

/** Copies the hours of a day to others that are chosen. */
export const CopyHours = ({ from, others, onCopy }: CopyHoursProps) => {
  const [opened, setOpened] = useState(false)
  const [names, setNames] = useState<string[]>([])
  const change = (isOpen: boolean) => {
    setOpened(isOpen)
    setNames([])
  }
  return (
    <Popover opened={opened} onChange={change} trapFocus position="bottom-end" withRoles={false}>
      <Popover.Target>
        <IconAction
          tip="Copy to other days"
          name={`Copy ${from} to other days`}
          onClick={() => change(!opened)}
        >
          <IconCopy size={16} />
        </IconAction>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={`Copy ${from} to`}>
        <Stack gap="xs">
          <Checkbox.Group label={`Copy ${from} to`} value={names} onChange={setNames}>
            <Stack gap={6} mt="xs">
              {others.map((name) => (
                <Checkbox key={name} value={name} label={name} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Button
            size="xs"
            disabled={names.length === 0}
            onClick={() => {
              onCopy(names)
              change(false)
            }}
          >
            Copy hours
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
