import { ActionIcon, Checkbox, Popover, Stack, Text } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { Tip } from '../tooltip.tsx'

interface ColumnChoiceProps {
  columns: readonly { key: string; title: string; fixed?: boolean }[]
  shown: readonly string[]
  onChange: (keys: string[]) => void
}

/** Which columns a list shows. */
export const ColumnChoice = ({ columns, shown, onChange }: ColumnChoiceProps) => (
  <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
    <Tip label="Columns">
      <Popover.Target>
        <ActionIcon variant="default" size={36} aria-label="Choose columns">
          <IconColumns3 size={18} />
        </ActionIcon>
      </Popover.Target>
    </Tip>
    <Popover.Dropdown>
      <Text size="sm" fw={600} mb="xs">
        Columns
      </Text>
      <Stack gap="xs">
        {columns.map(({ key, title, fixed }) => (
          <Checkbox
            key={key}
            label={title}
            checked={fixed === true || shown.includes(key)}
            disabled={fixed === true}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? [...shown, key] : shown.filter((other) => other !== key))
            }
          />
        ))}
      </Stack>
    </Popover.Dropdown>
  </Popover>
)
