import type { ModelPrompt } from '../../../model-calls/index.ts'

const instructions =
  'You write one block of a web page. Answer with its text alone: one paragraph or one line of plain text, no heading, ' +
  'no Markdown, no quotation marks around it, no explanation. Claim nothing of the business that you were not told.'

/** Asks for the text of one block of a generated page, by a prompt of the account. */
export const siteBlock = (prompt: string): ModelPrompt => ({
  name: 'site-block',
  version: 1,
  instructions,
  prompt,
})
