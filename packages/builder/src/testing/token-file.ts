import { importTokens } from '../theme/dtcg/import-tokens.ts'

/** Imports a design tokens file that is given as a value. */
export const readTokens = (file: unknown, name = 'Mine') => importTokens(JSON.stringify(file), name)

/** Returns the tokens of a file as texts such as 'color ink: #111', or the sentence by which it is refused. */
export const tokensOf = (file: unknown): string | string[] => {
  const imported = readTokens(file)
  return imported.ok
    ? imported.theme.tokens.map(({ name, group, value }) => `${group} ${name}: ${value}`)
    : imported.sentence
}

/** Returns an sRGB color token of a design tokens file. */
export const colorToken = (components: unknown, more: object = {}) => ({
  $type: 'color',
  $value: { colorSpace: 'srgb', components, ...more },
})
export const blueToken = colorToken([0, 0, 1])
