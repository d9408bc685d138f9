import { Menu, useMantineColorScheme } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'System' },
] as const

/* in line with the icons of the entries below */
const indicator = { width: 18, height: 18, marginInlineEnd: 'var(--mantine-spacing-xs)' }

/** Light, dark, or as the system says: entries of a menu. */
export const ColorSchemeChoice = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Menu.RadioGroup
      value={colorScheme}
      onChange={(chosen) => {
        const scheme = schemes.find(({ value }) => value === chosen)
        if (scheme !== undefined) setColorScheme(scheme.value)
      }}
    >
      <Menu.Label>Appearance</Menu.Label>
      {schemes.map(({ value, label }) => (
        <Menu.RadioItem
          key={value}
          value={value}
          checkIcon={<IconCheck size={18} />}
          styles={{ itemIndicator: indicator }}
        >
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}
