import type { Drawing } from '../../library/drawing.ts'
import type { SectionAction, SectionItem } from '../../library/section-content.ts'
import { thanksSlug } from './answered-by.ts'
import { place, type PlacedSection, type TradePage } from './trade-template.ts'

const business = '[[{nap.businessName}||{site.name}]]'

/** Returns the privacy page. `head` is the section with its main heading, such as 'title/plain'. */
export const privacyPage = (head: string): TradePage => ({
  name: 'Privacy',
  slug: 'privacy',
  inNavigation: false,
  title: `Privacy | ${business}`,
  description: `Which details ${business} receives through this site, what they are used for, and whom to ask about them.`,
  sections: [
    place(head, {
      title: 'Privacy',
      lead: 'What happens to what you tell us, and whom to ask about it.',
      actions: [],
    }),
    place('legal/prose', { title: 'In plain words', lead: '' }),
  ],
})

/** Returns the page after a form: what happens next in the words of the trade, and a drawing of it. */
export const thanksPage = (steps: readonly string[], art?: Drawing): TradePage => ({
  name: 'Thank you',
  slug: thanksSlug,
  inNavigation: false,
  isListed: false,
  title: `Thank you | ${business}`,
  description: `What happens after your message to ${business}, and the number for what cannot wait.`,
  sections: [
    place('thanks/next', { items: steps.map((name): SectionItem => ({ name })), ...(art && { art }) }),
  ],
})

/** Returns the page that visitors see at an address that does not exist. */
export const notFoundPage = (
  section: PlacedSection['id'],
  content: {
    readonly title?: string
    readonly lead?: string
    readonly actions?: readonly SectionAction[]
    /** Drawing of the trade instead of the section's own. */
    readonly art?: Drawing
  } = {},
): TradePage => ({
  name: 'Page not found',
  slug: '404',
  inNavigation: false,
  isListed: false,
  title: `Page not found | ${business}`,
  description: `This address does not exist. The pages of ${business} that visitors look for most.`,
  sections: [place(section, content)],
})
