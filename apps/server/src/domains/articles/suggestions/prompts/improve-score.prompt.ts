import type { ArticleImprovementStart } from '@web2/contract/articles'
import { untrustedBlocks, type ModelPrompt } from '../../../model-calls/index.ts'

interface ImproveSubject extends Omit<ArticleImprovementStart, 'articleId'> {
  readonly today: string
  /** Facts that the account has confirmed about its business; may be ''. */
  readonly profile: string
}

const rules = [
  'For each failed check, propose the smallest changes that pass it. Propose nothing for a check that you can’t pass without inventing facts.',
  'kind “field”: field is title, slug, metaTitle or metaDescription; to is its whole new value as plain text. from is empty and number is 0.',
  'kind “text”: number is the number of the block; from stands word for word in it, as short as possible, and occurs in it once; to is the text in its place, without HTML.',
  'kind “alt”: number is the number of the image; to describes in at most 125 characters what it shows, without “image of”. from and field are empty.',
  'check is the id of the check that the change fixes.',
  'Use the keyword where it reads naturally, once in each place, and nowhere else.',
  'title 30 to 60 characters; metaDescription 70 to 155 characters, a full sentence that says what the reader gets; slug a few words in lower case, joined by hyphens.',
  'Keep the language of the article. State no fact, number, year, price, name or promise that neither the article nor the confirmed facts state.',
  'Two changes never overlap. At most 40 changes.',
] as const

/** Asks for the smallest changes that pass the failed checks of an article. */
export const improveScorePrompt = (
  { keyword, fields, checks, blocks, images, today, profile }: ImproveSubject,
  delimiter?: string,
): ModelPrompt => {
  const source = (id: string, title: string, text: string) =>
    text.trim() === '' ? [] : [{ id, title, date: today, text }]
  return {
    name: 'improve-score',
    version: 1,
    instructions: [
      'You are an editor who prepares an article for search engines and for the people who read it.',
      ['Rules:', ...rules.map((rule) => `- ${rule}`)].join('\n'),
      ...(profile === '' ? [] : [`Confirmed facts about the business:\n${profile}`]),
      `Today is ${today}.`,
    ].join('\n\n'),
    prompt: [
      untrustedBlocks(
        [
          ...source('keyword', 'Search term of the article', keyword),
          ...source('title', 'title', fields.title),
          ...source('slug', 'slug', fields.slug),
          ...source('metaTitle', 'metaTitle', fields.metaTitle),
          ...source('metaDescription', 'metaDescription', fields.metaDescription),
          ...source(
            'blocks',
            'Blocks of the text',
            blocks.map(({ number, text }) => `${number}: ${text}`).join('\n'),
          ),
          ...source('images', 'Images', images.map(({ number, alt }) => `${number}: ${alt}`).join('\n')),
        ],
        delimiter,
      ),
      ['Failed checks:', ...checks.map(({ id, label, reason }) => `- ${id} (${label}): ${reason}`)].join(
        '\n',
      ),
      'Propose the changes.',
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  }
}
