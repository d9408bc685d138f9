import { untrustedBlocks, type ModelPrompt, type UntrustedSource } from '../../../../model-calls/index.ts'

interface ProfileFromWebsite {
  /** Today, e.g. 2026-11-24. */
  readonly today: string
  /** The listing and the pages of its website. */
  readonly sources: readonly UntrustedSource[]
  /** For tests, which compare the text. */
  readonly delimiter?: string
}

const instructions = (
  today: string,
): string => `You prepare the fact sheet of one business for its writers. Today is ${today}.

You read the listing of the business and pages of its website, and note what they say about it. Each fact names its source: the id of the block in "page", and in "line" the sentence or line that states it, copied word for word from that block, without changes or omissions, at most 300 characters. A fact without such a line is left out. Code compares every line with the page, so a corrected or shortened line loses its fact.

The fields:
- services: what customers can buy or book, with what it includes in one or two sentences of the page.
- prices: amounts with currency as written, the unit ("per hour"), and conditions as the note.
- calloutFee: what a visit costs before any work. offers: current offers with their terms.
- menu: dishes and drinks with their heading. items: single things for sale or rent.
- areas: places served, one per value. parking and access: how to park, and step-free access.
- team: people by name, with role, what the page tells about them, and qualifications.
- licenses: label, number and issuing authority. insurer: its name. since: the year of the foundation.
- reviews: the words of customers, complete, with name, source and date where given.
- figures: numbers the business states about itself ("1,200" "roofs replaced").
- memberships, brands: names. promise: guarantees and promises, one per value.
- audience: for whom the business works, in one sentence.
- tone: three to five adjectives for how the texts sound; the line is the sentence that shows it best.

Anything the sources do not say stays empty: "" for a text, null for a single value, [] for a list. You add nothing from memory, and judge nothing. Names of other businesses that compete with this one are no facts about it.`

/** Asks for the facts that the listing and the website of a business state, each with its line. */
export const profileFromWebsite = ({ today, sources, delimiter }: ProfileFromWebsite): ModelPrompt => ({
  name: 'profile-from-website',
  version: 1,
  instructions: instructions(today),
  prompt: `${untrustedBlocks(sources, delimiter)}\n\nWrite the fact sheet of this business.`,
})
