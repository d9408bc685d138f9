import { generatorPages, serviceInCity, servicesWithoutLinks } from '../parts/generator-pages.ts'
import { named } from '../parts/service-details.ts'
import { place } from '../parts/trade-template.ts'
import { guilloche } from './art.ts'
import { questions } from './questions.ts'
import { sectionSign, services } from './services.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const form = { what: 'What happened, and when?', where: 'Who is on the other side?' }
const notAdvice = {
  name: 'Is this advice for my case?',
  text: 'No. It is general information about law in the United States, and states differ. Advice begins when someone has read your papers.',
}
const file = named(
  [
    'The first call',
    'Say what happened, in order, and which letters came. Begin with the name of the other side: a lawyer may not act for both.',
  ],
  ['The file', 'Letters and dates are read in their order. Then you hear what is clear and what is open.'],
  [
    'The decision',
    'A letter, an agreement, a court, or nothing. You hear what speaks for each; which one it is, you decide.',
  ],
)

/** Pages for the generator: a matter in a city, and a lawyer in a city. */
export const generatedPages = generatorPages({
  trade: 'Lawyer',
  service: {
    description: `${serviceInCity}: a plain answer first from ${business}, then the papers and dates that count, and what to bring along.`,
    sections: [
      place('title/numbered', {
        label: '§',
        title: serviceInCity,
        lead: 'Bring the letter you received, and its envelope. We begin with what it says, and with what you want to happen.',
        art: guilloche(1920, 56, 5),
      }),
      place('about/margin', {
        title: '{service}: the plain answer, and the law next to it',
        lead: '',
        items: [
          {
            name: 'Your question, in your words',
            text: 'You need not know the name of the law. Say what happened, what you fear, and what would be a good end.',
            note: 'In a state’s law the same word can mean something else.',
          },
          {
            name: 'What decides',
            text: 'Dates, papers, and what can be shown. A right without a paper is a story; a paper without a date is half of one.',
            note: 'The envelope too: its date can start a period.',
          },
          {
            name: 'What it may cost',
            text: 'Fees follow a statute, an hourly rate, or an agreement. Ask for it in writing before work begins, with the costs of the other side and of a court.',
            note: 'A first meeting may have its own fee. Ask.',
          },
          {
            name: 'What may be left alone',
            text: 'Not every wrong is worth a year. Whether to act is a question of its own, and nothing can be the right answer if it is chosen and not missed.',
            note: 'A right you have need not be a right you use.',
          },
        ],
      }),
      place(
        'process/stack',
        {
          title: 'From a letter to a decision in {city}',
          items: file,
        },
        { tone: 'deep' },
      ),
      place(
        'faq/open',
        {
          title: '{service}: also asked',
          items: [
            ...named(
              [
                'How fast must I react?',
                'Check every letter for a deadline: some run only days. A date on a paper comes before everything else on this page.',
              ],
              [
                'What should I bring for “{service}”?',
                'Every letter with its envelope, what you signed, the dates in order, and a sentence on what you want to happen.',
              ],
              [
                'Which court is it, in {city} or elsewhere?',
                'That depends on the matter, the sum, and where each side lives. It is among the first things a lawyer checks.',
              ],
            ),
            notAdvice,
          ],
        },
        { tone: 'tint' },
      ),
      place(
        'contact/sheet',
        { title: '{service} in {city}: write down what happened', form },
        { tone: 'brand' },
      ),
    ],
  },
  place: {
    description: `A lawyer in {city}: the matters in which ${business} advises, and what to bring to a first meeting. Plain answers first.`,
    sections: [
      place('title/numbered', {
        label: '§',
        title: 'Lawyer in {city}',
        lead: 'A date on the letter? Call first. Otherwise a few sentences are enough; keep documents and secrets out of email until we have talked.',
        art: guilloche(1920, 56, 9),
      }),
      place('services/directory', {
        title: 'Index of matters in {city}',
        items: servicesWithoutLinks(services).map((item, at) => ({
          ...item,
          label: sectionSign(services[at]!),
          group: at < 4 ? 'Work and business' : 'People and homes',
        })),
        isSample: false,
      }),
      place('process/stack', { title: 'From a letter to a decision', items: file }, { tone: 'deep' }),
      place(
        'faq/open',
        { title: 'Asked in {city} before the first meeting', items: questions },
        { tone: 'tint' },
      ),
      place('contact/sheet', { title: 'Ask for a first meeting in {city}', form }, { tone: 'brand' }),
    ],
  },
})
