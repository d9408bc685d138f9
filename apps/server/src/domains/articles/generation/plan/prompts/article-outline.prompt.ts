import type { ModelPrompt } from '../../../../model-calls/index.ts'
import { briefOf, type PlanSubject } from '../plan-subject.ts'
import { groundRules, listed, paragraphs, sourceBlocks } from './ground-rules.ts'

/** Asks for the outline of an article from its brief. `wish` may be ''. */
export const articleOutline = (subject: PlanSubject, wish: string): ModelPrompt => ({
  name: 'article-outline',
  version: 1,
  instructions: paragraphs(
    'You are a senior editor. You turn a brief into the outline from which a writer will write section by section.',
    groundRules(subject, 'outline'),
    listed('How you build it', [
      'The title has 30 to 60 characters, contains the keyword once, and promises what the article keeps.',
      'The introduction answers the question behind the keyword at once, in 40 to 60 words.',
      'Each section does one thing that the reader needs next, and its purpose says which. No section repeats another’s job, and none is called “Introduction” or “Conclusion”.',
      'Headings say what the section says. Use a question where a customer would ask it.',
      'Points name the facts, steps, comparisons and examples of the section, each with the id of its source, such as S1 or profile.',
      'Points name no links; they are set when the text is finished.',
      'Every fact and question of the brief has its place in exactly one section or in the FAQ.',
      'Level 3 only where a section has parts that readers look up on their own.',
      'The word ranges of introduction and sections add up to the range of the brief.',
      'FAQ: 3 to 6 questions that no heading answers already; none if the subject needs none.',
      'Section ids are s1, s2, s3 and so on.',
    ]),
  ),
  prompt: paragraphs(
    sourceBlocks(subject),
    `Keyword: ${subject.keyword}`,
    `Brief:\n${JSON.stringify(briefOf(subject))}`,
    wish === '' ? '' : `This outline is written again because: ${wish}`,
    'Write the outline.',
  ),
})
