import type { ModelPrompt } from '../../../../model-calls/index.ts'
import { briefOf, outlineOf, type PlanSubject } from '../plan-subject.ts'
import { sectionsText } from '../text-so-far.ts'
import { groundRules, listed, paragraphs, sourceBlocks } from './ground-rules.ts'

/** Asks for the faults of a written article, each with a proposed change. `wish` may be ''. */
export const articleReview = (subject: PlanSubject, wish: string): ModelPrompt => ({
  name: 'article-review',
  version: 1,
  instructions: paragraphs(
    'You are the last reader before an article is printed. You find its faults and propose the smallest change for each.',
    groundRules(subject, 'edit'),
    listed('What you look for', [
      'repetition: a statement or phrase that an earlier section has already made',
      'unsupported: a number, year, price, law, study, name or claim about this business or place that neither a source nor the confirmed facts state, also where the source of the id behind it says less; common knowledge of the trade needs no source unless it is doubtful',
      'missing-fact: a fact or question of the brief that neither a section nor the FAQ covers',
      'filler: sentences that say nothing, or that any competitor could print',
      'overused: a phrase that occurs too often',
      'off-topic: text that does not serve the purpose of its section',
      'invented-quote: a review, quotation or customer that no source has',
    ]),
    listed('How you propose', [
      'The quote stands word for word in the section, as short as possible, ids in brackets included.',
      'The replacement fits in place of the quote. It is empty if the passage should go. For a missing fact, the quote is empty and the replacement is the text to add at the end of the section.',
      'The problem is one plain sentence that the writer understands.',
      'Propose nothing that is a matter of taste. An article without faults gets an empty list.',
    ]),
  ),
  prompt: paragraphs(
    sourceBlocks(subject),
    `Brief:\n${JSON.stringify(briefOf(subject))}`,
    listed('Questions that the FAQ will answer:', outlineOf(subject)?.faq ?? []),
    `Article, each section with its id:\n${sectionsText(subject)}`,
    wish === '' ? '' : `This review is repeated because: ${wish}`,
    'List the faults.',
  ),
})
