import type { SectionContent } from '../../section-content.ts'

const waiting = 'What can wait'

/** Content of a service’s page: signs, then what can wait, then the facts, which have labels. */
export const detail: SectionContent = {
  title: 'When to call',
  lead: 'Two sentences: when people need this service, and what is done then.',
  items: [
    {
      name: 'First sign that something is wrong',
      text: 'What it looks, sounds or feels like, and what it usually means.',
    },
    { name: 'Second sign, a little later', text: 'Say how fast it gets worse, if it does.' },
    { name: 'Third sign, hard to miss', text: 'Say what to do first, before anyone comes.' },
    { name: 'Something people worry about without need', group: waiting },
    { name: 'Something that is cheaper at the next visit', group: waiting },
    { name: 'From the first message to the end: 00 days', label: 'How long', group: 'At a glance' },
    { name: 'What belongs to it, and what does not', label: 'What is done', group: 'At a glance' },
    { name: 'Access, and someone who can decide', label: 'What we need from you', group: 'At a glance' },
  ],
  actions: [
    { label: 'Service before this one', href: '/services' },
    { label: 'Service after this one', href: '/services' },
    { label: 'All services', href: '/services' },
  ],
  pictures: [],
  isSample: true,
}
