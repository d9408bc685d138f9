import { placeholdersOf, promptPlaceholders } from '../prompts/placeholders.ts'
import { mostCards, mostPlannedCards, type Card } from './card.ts'
import { parentPath } from './card-path.ts'
import { allCards, childTypes, typeAt } from './card-tree.ts'
import { parentTypes } from './parent-types.ts'
import { plannedCount } from './plan-cards.ts'

const { previous: _ofStackers, ...everywhere } = promptPlaceholders

/** Placeholders of card prompts, with a description of their replacement. */
export const cardPlaceholders: Readonly<Record<string, string>> = {
  ...everywhere,
  paragraph: 'The paragraph an image illustrates',
}

/**
 * Returns the problems that keep an outline from being generated, one sentence per field
 * ('cards.0|1.prompt'). Returns an empty object if there are none; the schema validates the shape.
 */
export const cardProblems = (cards: readonly Card[]): Readonly<Record<string, string>> => {
  const problems: Record<string, string> = {}
  const all = allCards(cards)
  if (all.length > mostCards) problems.cards = `An outline can have up to ${mostCards} sections.`
  else if (plannedCount(cards) > mostPlannedCards)
    problems.cards = `Including repeats, this outline exceeds the limit of ${mostPlannedCards} sections. Reduce the repeats.`
  if (new Set(all.map(([, { id }]) => id)).size < all.length)
    problems.cards = 'Two sections have the same id.'
  for (const [path, { type, selections }] of all) {
    const parent = typeAt(cards, parentPath(path))
    if (!childTypes(parent).includes(type))
      problems[`cards.${path}`] = `A ${type} can’t go below a ${parent}.`
    if (!parentTypes(cards, path).includes(selections.promptSource))
      problems[`cards.${path}.promptSource`] = `There is no ${selections.promptSource} above this section.`
    const wrong = placeholdersOf(selections.settings.prompt).find(
      (name) => !Object.hasOwn(cardPlaceholders, name),
    )
    if (wrong !== undefined)
      problems[`cards.${path}.prompt`] =
        `Unknown placeholder {${wrong}}. Write {{${wrong}}} for literal braces.`
  }
  return problems
}
