import type { SectionContent, SectionItem } from '../../section-content.ts'

const shot = (name: string, words: string, alt: string): SectionItem => ({
  name,
  picture: { words, alt, isOwn: true },
})

const facts = ['Where: the part of town', 'What: what was done', 'How long: 00 days'] as const

/** Places for pictures of the owner's own work, with a list of what to photograph. */
export const work: SectionContent = {
  title: 'Work, as it was left',
  items: [
    {
      ...shot('What it was, and where', 'the whole work from where people stand', 'The finished work'),
      lines: facts,
    },
    {
      ...shot('What was hard about it', 'one detail from an arm’s length', 'A detail of the work'),
      lines: facts,
    },
    {
      ...shot('What came before', 'the place before anything was done', 'The place before the work'),
      lines: facts,
    },
    shot('What it is made of', 'material and tools on the spot', 'Material and tools on the spot'),
    shot('What it looks like in use', 'the work in daily use, without faces', 'The work in use'),
    shot('What stays hidden', 'the part that is hidden when all is done', 'The part that is hidden'),
  ],
  actions: [],
  pictures: [],
  isSample: true,
}
