import type { CardType, PromptSource } from './card.ts'

const about: Readonly<Record<PromptSource, string>> = {
  keyword: 'about {keyword}',
  title: 'for the article “{title}” about {keyword}',
  subtitle: 'for the part “{subtitle}” of the article “{title}” about {keyword}',
  paragraph: 'to go with this text on {keyword}: {paragraph}',
}

const asks: Readonly<Record<CardType, (what: string) => string>> = {
  title: (what) => `Write the title of an article ${what}. At most 70 characters.`,
  subtitle: (what) => `Write the heading of one part ${what}. At most 60 characters.`,
  paragraph: (what) =>
    `Write one paragraph of 80 to 140 words ${what}. Be concrete and useful to the reader.`,
  image: (what) => `A photograph ${what}. No text in the image.`,
}

/** Returns the default prompt of a card type and source. */
export const defaultCardPrompt = (type: CardType, source: PromptSource): string => asks[type](about[source])
