import { ActionIcon, ColorSwatch, Menu } from '@mantine/core'
import { categoryColors, type CategoryColor } from '@web2/contract/articles'

interface ColorChoiceProps {
  /** Accessible name, such as 'Color of Gardens'. */
  label: string
  value: CategoryColor
  disabled?: boolean
  onChange: (color: CategoryColor) => void
}

const shade = (color: CategoryColor) => `var(--mantine-color-${color}-6)`

/** Color picker with a fixed palette, behind a button in the present color. */
export const ColorChoice = ({ label, value, disabled = false, onChange }: ColorChoiceProps) => (
  <Menu position="bottom-start" disabled={disabled}>
    <Menu.Target>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`${label}: ${value}`}
        disabled={disabled}
        size={36}
      >
        <ColorSwatch color={shade(value)} size={18} component="span" aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
      {categoryColors.map((color) => (
        <Menu.Item
          key={color}
          leftSection={<ColorSwatch color={shade(color)} size={16} component="span" aria-hidden />}
          fw={color === value ? 600 : undefined}
          tt="capitalize"
          onClick={() => onChange(color)}
        >
          {color}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)
