import type { SectionContent } from '../../section-content.ts'

/** The way to the door. How to get there is for the owner to say. */
export const place: SectionContent = {
  title: 'Where to find us',
  items: [
    { name: 'On foot and by transit', text: 'The stop or corner people know, and the way from there.' },
    { name: 'By car', text: 'Where to park, what it costs, and which way in is the easy one.' },
    { name: 'At the door', text: 'Which entrance, which floor, which bell, and whether there are steps.' },
  ],
  actions: [],
  pictures: [],
  isSample: true,
}
