import type { TurboRule } from '@web2/contract/generator'

const isFilled = (text: string | undefined): boolean => text !== undefined && text.trim() !== ''

/** The rule without what is half entered; null when nothing is left of it. */
const wholeRule = ({ nodeId, when, write, picture }: TurboRule): TurboRule | null => {
  const rule: TurboRule = {
    nodeId,
    ...(when && isFilled(when.name) ? { when } : {}),
    ...(write && (isFilled(write.prompt) || write.stackerId !== undefined) ? { write } : {}),
    ...(picture && isFilled(picture.query) ? { picture } : {}),
  }
  return rule.when || rule.write || rule.picture ? rule : null
}

const partsOf = ({ when, write, picture }: TurboRule): number =>
  [when, write, picture].filter((part) => part !== undefined).length

/** The rules as far as they are entered. */
export const wholeRules = (rules: readonly TurboRule[]): TurboRule[] =>
  rules.map(wholeRule).filter((rule) => rule !== null)

/** Whether nothing of the rules is half entered. */
export const areWhole = (rules: readonly TurboRule[]): boolean => {
  const count = (some: readonly TurboRule[]) => some.reduce((sum, rule) => sum + partsOf(rule), 0)
  return count(rules) === count(wholeRules(rules))
}

export const ruleOf = (rules: readonly TurboRule[], nodeId: string): TurboRule =>
  rules.find((rule) => rule.nodeId === nodeId) ?? { nodeId }

/** The rules with this one in the place of the block's; one that does nothing is taken away. */
export const withRule = (rules: readonly TurboRule[], rule: TurboRule): readonly TurboRule[] => {
  const isEmpty = partsOf(rule) === 0
  if (!rules.some(({ nodeId }) => nodeId === rule.nodeId)) return isEmpty ? rules : [...rules, rule]
  return rules.flatMap((known) => (known.nodeId !== rule.nodeId ? [known] : isEmpty ? [] : [rule]))
}

/** Returns a short summary of a block's rule; empty without one. */
export const ruleSummary = ({ when, write, picture }: TurboRule): string =>
  [
    when ? 'Shown under a condition' : null,
    write ? (write.stackerId === undefined ? 'Written by AI' : 'Written by a prompt stacker') : null,
    picture ? 'Picture by keyword' : null,
  ]
    .filter((part) => part !== null)
    .join(' · ')
