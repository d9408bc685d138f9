import type { TurboRule } from '@web2/contract/generator'

const isFilled = (text: string | undefined): boolean => text !== undefined && text.trim() !== ''

/** Returns the rule without incomplete parts; null if nothing is left. */
const wholeRule = ({ nodeId, when, text, write, picture }: TurboRule): TurboRule | null => {
  const rule: TurboRule = {
    nodeId,
    ...(when && isFilled(when.name) ? { when } : {}),
    ...(text !== undefined && isFilled(text) ? { text } : {}),
    ...(write && (isFilled(write.prompt) || write.stackerId !== undefined) ? { write } : {}),
    ...(picture && isFilled(picture.query) ? { picture } : {}),
  }
  return partsOf(rule) > 0 ? rule : null
}

const partsOf = ({ when, text, write, picture }: TurboRule): number =>
  [when, text, write, picture].filter((part) => part !== undefined).length

/** Returns the rules without incomplete parts. */
export const wholeRules = (rules: readonly TurboRule[]): TurboRule[] =>
  rules.map(wholeRule).filter((rule) => rule !== null)

/** Returns true if no rule has an incomplete part. */
export const areWhole = (rules: readonly TurboRule[]): boolean => {
  const count = (some: readonly TurboRule[]) => some.reduce((sum, rule) => sum + partsOf(rule), 0)
  return count(rules) === count(wholeRules(rules))
}

export const ruleOf = (rules: readonly TurboRule[], nodeId: string): TurboRule =>
  rules.find((rule) => rule.nodeId === nodeId) ?? { nodeId }

/** Returns the rules with this one replacing that of its block; a rule without parts is removed. */
export const withRule = (rules: readonly TurboRule[], rule: TurboRule): readonly TurboRule[] => {
  const isEmpty = partsOf(rule) === 0
  if (!rules.some(({ nodeId }) => nodeId === rule.nodeId)) return isEmpty ? rules : [...rules, rule]
  return rules.flatMap((known) => (known.nodeId !== rule.nodeId ? [known] : isEmpty ? [] : [rule]))
}

/** Returns the index of a block's rule in the sent definition, by which errors name it; -1 without one. */
export const sentPlace = (rules: readonly TurboRule[], nodeId: string): number =>
  wholeRules(rules).findIndex((each) => each.nodeId === nodeId)

/** Returns the first error of a block or its rule. */
export const ruleProblem = (
  rules: readonly TurboRule[],
  problems: Readonly<Record<string, string>>,
  nodeId: string,
): string | undefined => {
  const place = sentPlace(rules, nodeId)
  return (
    problems[`blocks.${nodeId}`] ??
    (place === -1
      ? undefined
      : Object.entries(problems).find(
          ([field]) => field === `rules.${place}` || field.startsWith(`rules.${place}.`),
        )?.[1])
  )
}

/** Returns an error for each incomplete rule, except that of the block being edited. */
export const unfinishedRules = (
  rules: readonly TurboRule[],
  edited: string | null,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    rules
      .filter((rule) => rule.nodeId !== edited && !areWhole([rule]))
      .map(({ nodeId, write, picture }) => [
        `blocks.${nodeId}`,
        write
          ? 'Enter a prompt, or remove these settings.'
          : picture
            ? 'Enter a search term, or remove these settings.'
            : 'Enter a text, or remove these settings.',
      ]),
  )

/** Returns a short summary of a block's rule; empty without one. */
export const ruleSummary = ({ when, text, write, picture }: TurboRule): string =>
  [
    text === undefined ? null : 'Own text',
    write ? (write.stackerId === undefined ? 'AI text' : 'AI text by prompt stacker') : null,
    picture ? 'Image search' : null,
    when ? 'Conditional' : null,
  ]
    .filter((part) => part !== null)
    .join(' · ')
