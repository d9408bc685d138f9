import type { ModelPrompt } from '../../../../model-calls/index.ts'
import { briefOf, outlineOf, type PlanSubject } from '../plan-subject.ts'
import { sectionsText } from '../text-so-far.ts'
import { groundRules, listed, paragraphs, sourceBlocks } from './ground-rules.ts'

/** Asks for title, description, slug, FAQ, links and image ideas of a written article. `wish` may be ''. */
export const articleDetails = (subject: PlanSubject, wish: string): ModelPrompt => ({
  name: 'article-details',
  version: 1,
  instructions: paragraphs(
    'You are an editor who prepares a finished article for the web.',
    groundRules(subject, 'edit'),
    listed('What you deliver', [
      'title: 30 to 60 characters, the keyword once, true to the article; keep the present one if it does this',
      'metaDescription: 70 to 155 characters that say what the reader gets, in a full sentence, without a call to click',
      'slug: a few words of the title in lower case, joined by hyphens',
      'faqHeading: a heading for the questions',
      'faq: the questions of the outline, each answered in 20 to 80 words, only from the article, the sources and the confirmed facts; plain text without ids',
      'links: pages of the given list only, each at most once; the anchor is a phrase of two words or more that stands word for word in its section and says what the page is about',
      'images: one idea for each section that an image would explain, of something that can be photographed or drawn; alt says what it shows in at most 125 characters, without “image of”',
    ]),
  ),
  prompt: paragraphs(
    sourceBlocks(subject),
    listed(
      'Own pages that may be linked:',
      subject.ownPages.map(({ url, title }) => `${url} (${title})`),
    ),
    `Keyword: ${subject.keyword}`,
    `Brief:\n${JSON.stringify(briefOf(subject))}`,
    listed('Questions of the FAQ:', outlineOf(subject)?.faq ?? []),
    `Article, each section with its id:\n${sectionsText(subject)}`,
    wish === '' ? '' : `These details are written again because: ${wish}`,
    'Write the details.',
  ),
})
