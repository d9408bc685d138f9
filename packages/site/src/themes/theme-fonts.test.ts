import { expect, it } from 'vitest'
import { findFontFamily, fontStack, namesInStack } from '../fonts/index.ts'
import { readyThemes } from './ready-themes.ts'

it.each(readyThemes.map((theme) => [theme.name, theme] as const))(
  'the families of %s are those of the font library, so that a site publishes them',
  (_name, { tokens }) => {
    for (const { value } of tokens.filter(({ group }) => group === 'family')) {
      const [name = ''] = namesInStack(value)
      const family = findFontFamily(name)
      expect(family && fontStack(family)).toBe(value)
    }
  },
)
