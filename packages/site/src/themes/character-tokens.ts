import type { Token, TokenGroup } from '@web2/builder'
import type { Character } from './characters.ts'
import { familyStack } from './families.ts'

const token = (group: TokenGroup, name: string, value: string | number, dark?: string): Token => ({
  name,
  group,
  value: String(value),
  ...(dark !== undefined && dark !== value && { dark }),
})

const caps = (isCapitals: boolean | undefined): string => (isCapitals ? 'uppercase' : 'none')
const px = (radius: number): string => (radius === 0 ? '0' : `${radius}px`)

/** Returns the tokens of a theme's families. */
export const familyTokens = ({ title, text, figure }: Character): Token[] => [
  token('family', 'f-title', familyStack(title.family)),
  token('family', 'f-text', familyStack(text.family)),
  token('family', 'f-figure', familyStack(figure.family)),
]

/** Returns the tokens of corners and shadow. */
export const shapeTokens = ({ radius: [small, medium, large], button, shadow }: Character): Token[] => [
  token('radius', 'r-s', px(small)),
  token('radius', 'r-m', px(medium)),
  token('radius', 'r-l', px(large)),
  token('radius', 'button-radius', button?.radius ?? 'var(--r-s)'),
  token('shadow', 'shadow', shadow?.light ?? 'none', shadow?.dark),
]

/** Returns the tokens of letters, lines and buttons that belong to no other group. */
export const detailTokens = (character: Character): Token[] => {
  const { title, text, figure, label, line, rule, button, link, edgeCut } = character
  const other = (name: string, value: string | number) => token('other', name, value)
  return [
    other('title-weight', title.weight),
    other('title-weight-small', title.smallWeight ?? title.weight),
    other('title-case', caps(title.isCapitals)),
    other('title-tracking', title.tracking),
    other('title-leading', title.leading),
    other('text-weight', 400),
    other('strong-weight', text.strong),
    other('text-leading', 1.55),
    other('lead-leading', 1.4),
    other('figure-weight', figure.weight),
    other('figure-numeric', figure.numeric ?? 'tabular-nums'),
    other('label-case', caps(label !== undefined)),
    other('label-tracking', label?.tracking ?? '0em'),
    other('line-w', line.width),
    other('line-style', line.style ?? 'solid'),
    other('rule-w', rule.width),
    other('rule-style', rule.style ?? 'solid'),
    other('button-height', button?.height ?? '48px'),
    other('button-case', caps(button?.isCapitals)),
    other('button-tracking', button?.tracking ?? '0em'),
    other('link-w', link?.width ?? 'from-font'),
    other('link-style', link?.style ?? 'solid'),
    other('edge-cut', edgeCut ?? 'none'),
  ]
}
