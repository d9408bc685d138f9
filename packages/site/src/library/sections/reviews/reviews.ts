import type { SectionContent, SectionItem } from '../../section-content.ts'

const review = (text: string): SectionItem => ({
  text,
  name: 'Name of the person',
  note: 'Where it was written',
  label: 'Month and year',
})

/** Places for what customers wrote. Nothing is published before an owner has entered it. */
export const reviews: SectionContent = {
  title: 'What people wrote',
  items: [
    review('What a customer wrote, word for word.'),
    review(
      'A longer one: what was needed, what was done, and how it went. All of it in the words of the customer, with nothing added.',
    ),
    review('One that names a single thing.'),
    review(
      'One that says how it began: the call, the answer, and the day of the visit, as the customer tells it.',
    ),
  ],
  actions: [],
  pictures: [],
  isSample: true,
}
