import type { ModelPrompt } from '../../../../model-calls/index.ts'
import type { PlanSubject } from '../plan-subject.ts'
import { groundRules, listed, paragraphs, sourceBlocks } from './ground-rules.ts'

/** Asks for the brief of an article. `wish` is what a person asked for when they had it written again; may be ''. */
export const articleBrief = (subject: PlanSubject, wish: string): ModelPrompt => {
  const { keyword, plan, ownPages, siblings } = subject
  return {
    name: 'article-brief',
    version: 1,
    instructions: paragraphs(
      'You are a commissioning editor. You write the order for one article, from which a writer, a reviewer and the client will work.',
      groundRules(subject, 'outline'),
      listed('How you decide', [
        'Begin with the person who searches: in which situation they are, what they must decide or do next, and what they already know.',
        'The intent and format are those that serve this person, not those that fill a page.',
        'The angle is something that this publisher can say and another could not. Build it from the confirmed facts and sources. If they give nothing for it, choose the most useful narrow angle, and list under “missing” which facts of the business would make the article its own.',
        'Every fact is one statement with its source: the id of a source block, or “profile”. No fact comes from your memory.',
        'Questions are those a customer would ask on the phone, in their words.',
        '“proof” takes licenses, years, numbers and cases from the confirmed facts only.',
        'Links are pages of the given list only: under “linksTo” those that help the reader of this article, under “linksFrom” those that should lead to it.',
        'Word range: as long as the job of the article needs, within the ordered range.',
      ]),
    ),
    prompt: paragraphs(
      sourceBlocks(subject),
      listed(
        'Own pages that may be linked:',
        ownPages.map(({ url, title }) => `${url} (${title})`),
      ),
      listed(
        'Own articles for the same keyword, from which this one must differ:',
        plan.sameKeyword.map(({ title }) => title),
      ),
      listed(
        'Articles ordered together with this one; each needs an angle, facts and examples of its own:',
        siblings,
      ),
      `Keyword: ${keyword}`,
      plan.audience === '' ? '' : `Written for: ${plan.audience}`,
      plan.wishes === '' ? '' : `What matters to the client: ${plan.wishes}`,
      `Ordered length: ${plan.words.from} to ${plan.words.to} words`,
      wish === '' ? '' : `This brief is written again because: ${wish}`,
      'Write the brief.',
    ),
  }
}
