import { generatorPages, serviceInCity, servicesWithoutLinks } from '../parts/generator-pages.ts'
import { named, serviceDetails } from '../parts/service-details.ts'
import { place } from '../parts/trade-template.ts'
import { boxAndLid, desk } from './art.ts'
import { questions } from './questions.ts'
import { groupOf, services } from './services.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const form = {
  what: 'What is it about?',
  where: 'Which business or return, and which year?',
  sheets: ['Your question', 'Your books', 'You'] as const,
}
const rail = named(
  ['You send', 'Papers or photos, as they are. What is missing becomes a short list, not a lecture.'],
  ['We sort', 'Each line gets its paper, each account its balance.'],
  ['You ask', 'Three numbers that moved, and why. No question is too small before a filing.'],
  ['You sign', 'What stays with you is the decision, and the signature. The copies are yours.'],
)

/** Pages for the generator: a service in a city, and an accountant in a city. */
export const generatedPages = generatorPages({
  trade: 'Accountant',
  service: {
    description: `${serviceInCity} by ${business}: what you send, what comes back, what changes the price, and when in the year to ask.`,
    sections: [
      place('title/plain', {
        title: serviceInCity,
        lead: 'You send the papers, and get figures you can read. Last year’s return answers most of what we would ask first.',
      }),
      place('detail/sheet', {
        title: '{service}: what it comes down to',
        lead: 'A sheet of figures is a text, and usually one sentence in it matters. You should be able to explain that sentence to a friend.',
        items: serviceDetails({
          signs: named(
            [
              'What we look for first',
              'What has a date on it, what is missing, and which number moved. In this order.',
            ],
            [
              'What you get to read',
              'One page in words before the pages in figures, with the open points at the top.',
            ],
            ['What stays with you', 'The decisions. Nothing is filed or sent before you have read it.'],
          ),
          waits: [
            'What need not be perfect',
            'The order of the receipts',
            'The name of the account it belongs to',
          ],
          done: 'Read, sorted, worked out, explained, and filed once you agree',
          needed: 'Statements, receipts, letters, and last year’s return',
          price: 'Number of papers, accounts and people, and how sorted they arrive',
        }),
        pictures: [
          {
            words: 'desk with receipts and calculator top view',
            alt: 'Receipts sorted into four piles',
            drawing: desk(3),
          },
        ],
        actions: [],
        isSample: false,
      }),
      place(
        'process/rail',
        { title: '{service}: from the shoebox to the signature', items: rail },
        { tone: 'tint' },
      ),
      place('faq/pane', {
        title: '{service} in {city}: small print, in large',
        note: 'Yours is not here? Call',
        items: named(
          [
            '{service} in {city}: what does it cost?',
            'The number of papers and the state they are in decide. Ask for a price by the year or by the job, in writing.',
          ],
          [
            'When should I ask?',
            'Before the year ends. After it, most choices are made. A letter with a date on it comes before everything else.',
          ],
          [
            'May I send things by email?',
            'Ask for a safe way first. Account numbers, passwords and Social Security numbers do not belong in open email.',
          ],
          [
            'Is this tax advice?',
            'No. It is general information; rules differ by state and change by year. Advice begins with your papers.',
          ],
        ),
      }),
      place(
        'contact/steps',
        { title: '{service} in {city}: two lines are enough to begin', form },
        { tone: 'tint' },
      ),
    ],
  },
  place: {
    description: `An accountant in {city}: what you send, what ${business} does with it, and which letters should not wait for a free afternoon.`,
    sections: [
      place('title/plain', {
        title: 'Accountant in {city}',
        lead: 'You send the papers, and get figures you can read. The decisions stay with you, and so does the signature.',
        art: boxAndLid(5),
      }),
      place('services/price-rows', {
        title: 'Accounts kept for people in {city}',
        items: servicesWithoutLinks(services).map((item, at) => ({ ...item, group: groupOf(at) })),
        actions: [{ label: 'Ask for a first talk', href: '/contact' }],
        isSample: false,
      }),
      place('process/rail', { title: 'From the shoebox to the signature', items: rail }, { tone: 'tint' }),
      place('faq/pane', {
        title: 'Asked at the desk in {city}',
        note: 'A letter with a date on it? Call',
        items: questions,
      }),
      place('contact/steps', { title: 'From {city}, in two lines', form }, { tone: 'tint' }),
    ],
  },
})
