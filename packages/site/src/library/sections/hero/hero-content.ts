import type { SectionAction, SectionContent, SectionItem } from '../../section-content.ts'

/** Reasons to contact a business of any kind, each with the page that answers it. */
export const errands: readonly SectionItem[] = [
  {
    name: 'Ask what it costs',
    text: 'Say what you need, and where. Both decide the price.',
    label: 'Contact',
    href: '/contact',
  },
  {
    name: 'Find a time',
    text: 'Name two days that suit you, and save a second call.',
    label: 'Contact',
    href: '/contact',
  },
  {
    name: 'See what we do',
    text: 'What is offered, each thing in plain words.',
    label: 'Services',
    href: '/services',
  },
  {
    name: 'Find the way',
    text: 'The address, the hours, and the way to the door.',
    label: 'Contact',
    href: '/contact',
  },
  { name: 'Know who answers', text: 'The people behind the name.', label: 'About', href: '/about' },
  {
    name: 'Ask something else',
    text: 'A question that fits no list is welcome.',
    label: 'Contact',
    href: '/contact',
  },
]

const ask: SectionAction = { label: 'Ask a question', href: '/contact' }
export const look: SectionAction = { label: 'See what we do', href: '/services' }

/** Returns the content of a first section: a title of its own, and what all have in common unless it is replaced. */
export const heroContent = (title: string, own: Partial<SectionContent> = {}): SectionContent => ({
  title,
  items: errands,
  actions: [ask],
  pictures: [],
  ...own,
})
