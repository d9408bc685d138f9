import { readFileSync } from 'node:fs'
import { editActions, type EditAction } from '@web2/contract/articles'
import { expect, test } from 'vitest'
import type { ModelPrompt } from '../../../model-calls/index.ts'
import { editOrders } from './edit-orders.ts'
import { editPrompt } from './edit-order.ts'
import { improveScorePrompt } from './improve-score.prompt.ts'

/*
 * The text of each prompt is in a file next to it. A changed prompt gets a new version, and its text a new file; the old
 * one goes.
 */

const delimiter = 'delimiter'
const today = '2026-11-24'
const profile = 'Gutter House, Austin. Cleans gutters since 2009. A visit costs $189.'
const wanted: Partial<Record<EditAction, string>> = {
  tone: 'friendly',
  translate: 'German',
  own: 'Say that we come on Saturdays, too.',
}

const edit = (action: EditAction) =>
  editPrompt(
    editOrders[action],
    {
      passage: '<p>Clean your gutters <a href="/roof">before winter</a>.</p>',
      article: {
        title: 'Gutter care',
        keyword: 'gutter cleaning',
        outline: 'h2 When to clean',
        before: 'Leaves fall in October.',
        after: 'Then look at the downspout.',
      },
      today,
      profile,
      wanted: wanted[action] ?? '',
      problem: '',
    },
    delimiter,
  )

const improve = improveScorePrompt(
  {
    keyword: 'gutter cleaning',
    fields: { title: 'Gutters', slug: 'gutters', metaTitle: '', metaDescription: '' },
    checks: [
      { id: 'keyword-in-title', label: 'Keyword in title', reason: 'The title doesn’t contain the keyword.' },
    ],
    blocks: [{ number: 0, text: 'Clean your gutters before winter.' }],
    images: [{ number: 0, alt: '' }],
    today,
    profile,
  },
  delimiter,
)

const rendered = ({ instructions, prompt }: ModelPrompt) => `${instructions}\n\n--- prompt ---\n\n${prompt}\n`

const prompts = [...editActions.map(edit), improve]

test.each(prompts.map((prompt) => [prompt.name, prompt] as const))(
  '%s has the text of its version',
  (name, prompt) => {
    const file = new URL(`./${name}.v${prompt.version}.txt`, import.meta.url)
    expect(rendered(prompt)).toBe(readFileSync(file, 'utf8'))
  },
)

test('text of the article stands in the prompt only, between delimiters', () => {
  for (const action of editActions) {
    const { instructions, prompt } = edit(action)
    for (const words of ['Gutter care', 'before winter', 'Leaves fall', 'downspout', 'When to clean'])
      expect(instructions).not.toContain(words)
    expect(prompt).toContain('before winter')
    expect(instructions).toContain(today)
  }
})

test('an answer that was no use is named in the second question', () => {
  const order = editOrders.shorten
  const article = { title: '', keyword: '', outline: '', before: '', after: '' }
  const subject = { passage: '<p>a</p>', article, today, profile: '', wanted: '', problem: 'It was empty.' }
  expect(editPrompt(order, subject).prompt).toContain('Your last answer could not be used: It was empty.')
})
