import { expect, it } from 'vitest'
import { newSection, ownLook } from '../new-section.ts'
import { librarySections } from '../sections.ts'
import { pageOfSections } from '../../testing/section-pages.ts'

const items = [
  { name: 'Answered', text: 'This is true.' },
  { name: 'Not answered', text: 'Say what only you know.', isSample: true },
] as const

it.each(['faq/pane', 'faq/open', 'about/letter'])(
  'one item of %s can be a sample, which only the editor shows',
  (id) => {
    const section = librarySections.find((each) => each.id === id)!
    const node = newSection(section, { ...section.content, items }, ownLook(section))
    const [shown, published] = [true, false].map((keepSamples) => pageOfSections([node], { keepSamples }))
    expect(shown).toContain('Say what only you know.')
    expect(published).toContain('This is true.')
    expect(published).not.toMatch(/Not answered|Say what only you know/)
  },
)
