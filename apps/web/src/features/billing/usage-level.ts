import type { MantineColor } from '@mantine/core'

/** Colour of the tier indicator: under 26, under 51, under 76, else the top one. */
export const levelColor = (percent: number): MantineColor => {
  if (percent < 26) return 'green.7'
  if (percent < 51) return 'blue.6'
  if (percent < 76) return 'yellow.7'
  return 'red.7'
}
