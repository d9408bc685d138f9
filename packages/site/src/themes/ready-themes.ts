import type { Theme } from '@web2/builder'
import { detailTokens, familyTokens, shapeTokens } from './character-tokens.ts'
import { characters } from './characters.ts'
import { spaceTokens, widthTokens } from './spacing.ts'
import { colorTokens } from './theme-colors.ts'
import { typeTokens } from './type-scales.ts'

/**
 * Themes that a site can start from. All have the same tokens, so that one can replace another. The dark variant
 * is off until a site turns it on.
 */
export const readyThemes: readonly Theme[] = [...characters].map(([name, character]) => ({
  name,
  hasDark: false,
  tokens: [
    ...colorTokens(name),
    ...familyTokens(character),
    ...typeTokens(character.type),
    ...spaceTokens(character.density),
    ...shapeTokens(character),
    ...widthTokens(character.density),
    ...detailTokens(character),
  ],
}))
