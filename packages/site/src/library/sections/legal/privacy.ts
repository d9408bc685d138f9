import type { SectionContent } from '../../section-content.ts'

/** Privacy text to write over. Only its first part, from the listing, is true of every business. */
export const privacy: SectionContent = {
  title: 'Privacy',
  lead: 'What happens to what you tell us, and whom to ask about it.',
  items: [
    {
      name: 'Who answers for this site',
      text: '[[{nap.businessName}||{site.name}]][[, {nap.address}]].',
      lines: ['[[Phone {nap.phone}.]]', '[[Email {email}.]]'],
    },
    {
      name: 'What you send us',
      text: 'Say which details a message contains, what you use them for, and who reads them.',
    },
    {
      name: 'How long it is kept',
      text: 'Say when messages and files are deleted, and what the law makes you keep.',
    },
    {
      name: 'What this site loads from others',
      text: 'Name the maps, videos, or forms on this site that come from other companies, and when they load.',
    },
    {
      name: 'What you can ask for',
      text: 'Say how people get to see, correct, or delete what you have about them, and where they can complain.',
    },
  ],
  actions: [],
  pictures: [],
  isSample: true,
}
