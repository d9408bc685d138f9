import type { SectionContent, SectionItem } from '../../section-content.ts'

const person = (which: string): SectionItem => ({
  name: 'Name of the person',
  label: 'What they do here',
  text: 'One or two sentences: what people come to them for, and how to reach them.',
  picture: {
    words: `portrait of the ${which} person in the place of work, looking at the camera, by a window`,
    alt: `Portrait of the ${which} person`,
    isOwn: true,
  },
})

/** Places for the people of a business. They are published once its owner has named them. */
export const people: SectionContent = {
  title: 'Who you will talk to',
  items: [person('first'), person('second'), person('third')],
  actions: [],
  pictures: [],
  isSample: true,
}
