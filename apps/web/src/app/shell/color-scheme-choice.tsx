import { SegmentedControl, useMantineColorScheme } from '@mantine/core'

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'System' },
] as const

/** Light, dark, or as the system says. */
export const ColorSchemeChoice = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      aria-label="Colour scheme"
      size="xs"
      fullWidth
      data={[...schemes]}
      value={colorScheme}
      onChange={setColorScheme}
    />
  )
}
