import type { SectionContent } from '../../section-content.ts'

const post = (name: string, text: string, words: string) => ({
  group: 'Month',
  label: 'Date',
  name,
  text,
  href: '/blog',
  picture: { words, alt: 'What the post is about' },
})

/** Posts to write over: a date, a title, a first sentence and a picture each. */
export const posts: SectionContent = {
  title: 'Written down',
  items: [
    post(
      'Title of the newest post, as people would ask it',
      'The first sentence of the post: what readers will know afterward.',
      'detail of finished work',
    ),
    post('Title of the second post', 'Its first sentence, without the title again.', 'tools of the trade'),
    post('Title of the third post', 'Its first sentence, without the title again.', 'material close up'),
    post('Title of the fourth post', 'Its first sentence, without the title again.', 'place of work'),
    post('Title of the fifth post', 'Its first sentence, without the title again.', 'before the work'),
  ],
  actions: [],
  pictures: [],
  isSample: true,
}
