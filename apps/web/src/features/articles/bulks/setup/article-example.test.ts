import { firstCards } from '@web2/contract/articles'
import { defaultTextGenerator } from '@web2/contract/ai'
import { describe, expect, it } from 'vitest'
import { exampleParts } from './article-example.ts'

const roses = { keyword: 'prune roses', nap: undefined }

describe('exampleParts', () => {
  it('lists the parts of an outline with their repeats, depth and prompts for the keyword', () => {
    const parts = exampleParts({ cards: firstCards() }, roses)
    expect(parts.map(({ name, depth, repeat }) => [name, depth, repeat])).toEqual([
      ['Title', 0, 1],
      ['Paragraph', 1, 1],
      ['Subtitle', 1, 3],
      ['Paragraph', 2, 2],
    ])
    expect(parts[0]?.prompt).toBe('Write the title of an article about prune roses. At most 70 characters.')
    expect(parts[2]?.prompt).toContain('for the article “[Article title]” about prune roses')
    expect(new Set(parts.map(({ key }) => key)).size).toBe(4)
  })

  it('fills the variables and the listing of a prompt stacker, and names the steps that come first', () => {
    const step = (title: string, prompt: string) => ({ title, prompt, generateTextBy: defaultTextGenerator })
    const stacker = {
      steps: [
        step('Facts', 'List {count} facts about {keyword} in {nap.city}.'),
        step('Article', 'Write from {step:Facts} for {nap.businessName}{{x}}.'),
      ],
      variables: [{ name: 'count', value: '5' }],
    }
    const nap = { businessName: 'Elm', address1: '1 Elm St', phone: '1', city: 'Bath' }
    expect(exampleParts({ stacker }, { ...roses, nap }).map(({ name, prompt }) => [name, prompt])).toEqual([
      ['Facts', 'List 5 facts about prune roses in Bath.'],
      ['Article', 'Write from [Facts] for Elm{x}.'],
    ])
    // without a listing its placeholders are empty, as in generation
    expect(exampleParts({ stacker }, roses)[0]?.prompt).toBe('List 5 facts about prune roses in .')
  })

  it('lists the steps of a planned article', () => {
    expect(exampleParts({ plan: {} }, roses).map(({ name }) => name)).toEqual([
      'Brief',
      'Outline',
      'Sections',
      'Review',
      'Details',
    ])
  })
})
