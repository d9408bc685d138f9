import { introductionId } from '@web2/contract/articles'
import type { ModelPrompt } from '../../../../model-calls/index.ts'
import { briefOf, outlineOf, type PlanSubject } from '../plan-subject.ts'
import { textSoFar } from '../text-so-far.ts'
import { groundRules, listed, paragraphs, sourceBlocks } from './ground-rules.ts'

/** Asks for the text of one section. `wish` may be ''. Throws if the outline has no such section. */
export const articleSection = (
  subject: PlanSubject,
  card: { readonly id: string; readonly section: string | null },
  wish: string,
): ModelPrompt => {
  const outline = outlineOf(subject)
  const section = outline?.sections.find(({ id }) => id === card.section)
  if (!outline || (!section && card.section !== introductionId))
    throw new Error('The outline no longer has this section')
  const { words } = section ?? outline.introduction
  const brief = briefOf(subject)
  const task = section
    ? [
        `Current section: ${section.id}, “${section.heading}”`,
        `Its purpose: ${section.purpose}`,
        listed('Its points, in order:', section.points),
      ]
    : [
        'Current section: the introduction, before the first heading',
        `Its purpose: ${outline.introduction.purpose}`,
        'Its first sentence answers the question behind the title.',
      ]
  return {
    name: 'article-section',
    version: 1,
    instructions: paragraphs(
      'You are a writer who knows this trade from practice. You write one section of an article; its heading is already set.',
      groundRules(subject, 'draft'),
      listed('How you write', [
        'Begin with what the heading promises. Say it plainly, and then what follows from it for the reader.',
        'Be concrete: steps, amounts, materials, places, reasons, exceptions. A sentence that a competitor could print unchanged is left out.',
        'Put the id of its source behind each statement that rests on one, in square brackets: [S1], [profile]. What no source states is common knowledge of the trade or is left out.',
        'Do the current section’s job only. Repeat nothing of the text so far, neither statements nor phrases.',
        'No heading, greeting, summary, sign-off, link, HTML or code fence. Markdown only for emphasis, lists and tables, where they read better than sentences.',
        'Short words, active verbs, one idea in a sentence. No “in today’s world”, “look no further”, “delve”, “unlock”, “seamless”.',
        'No superlative, guarantee, review or quotation without a source that states it. Contact details exactly as in the confirmed facts, opening hours in the usual form of the language, or not at all.',
        'Nothing that the brief says to avoid.',
      ]),
    ),
    prompt: paragraphs(
      sourceBlocks(subject),
      `Brief:\n${JSON.stringify(brief)}`,
      `Outline:\n${JSON.stringify(outline)}`,
      textSoFar(subject, card.id),
      ...task,
      `Length: ${words.from} to ${words.to} words`,
      wish === '' ? '' : `This section is written again because: ${wish}`,
      'Write the text of the current section.',
    ),
  }
}
