import type { SectionContent } from '../../section-content.ts'

/** Places for associations that an owner belongs to. */
export const memberships: SectionContent = {
  title: 'Member of',
  items: ['Association', 'Guild', 'Chamber', 'Trade group'].map((name, at) => ({
    name: `Name of the ${name.toLowerCase()}`,
    picture: {
      words: `Logo of the ${name.toLowerCase()}, in one color, number ${at + 1}`,
      alt: `Logo of the ${name.toLowerCase()}`,
      isOwn: true,
    },
  })),
  actions: [],
  pictures: [],
  isSample: true,
}

/** Places for makes that an owner works with; the sentence is true of every business. */
export const makes: SectionContent = {
  title: 'Which make is it?',
  lead: 'Ask about yours before you come. A photo of the label says what it is.',
  items: [
    'First make',
    'Second make',
    'A third one',
    'A fourth',
    'Fifth make',
    'One more',
    'And another',
  ].map((name) => ({ name })),
  actions: [],
  pictures: [],
  isSample: true,
}

/** Places for licenses and insurance; the note tells how to check those of any business. */
export const credentials: SectionContent = {
  title: 'License and insurance',
  label: 'Check it yourself',
  note: 'Ask any business for the number of its license and the name of its insurer. The authority that issues the license lists it, and tells you whether it is valid.',
  items: [
    { name: 'License', text: 'Number of the license', note: 'Issued by, with the state' },
    { name: 'Insurance', text: 'Name of the insurer', note: 'What it covers' },
  ],
  actions: [],
  pictures: [],
  isSample: true,
}
