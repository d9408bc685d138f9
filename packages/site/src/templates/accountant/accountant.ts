import type { SectionContent, SectionItem } from '../../library/section-content.ts'
import { onMap } from '../parts/reach.ts'
import { serviceItems, serviceNeighbors, servicePages } from '../parts/service.ts'
import { place, tradeTemplate } from '../parts/trade-template.ts'
import { notFoundPage, privacyPage, thanksPage } from '../parts/usual-pages.ts'
import { boxOnTheLine, clippedReturn, desk } from './art.ts'
import { generatedPages } from './generated.ts'
import { questions } from './questions.ts'
import { groupOf, services } from './services.ts'
import { workOf } from './work.ts'
import { year, yearOf } from './years.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const grouped: readonly SectionItem[] = serviceItems(services).map((item, at) => ({
  ...item,
  group: groupOf(at),
}))

const letter = (seed: number): Partial<SectionContent> => ({
  title: 'A note on our handwriting',
  lead: '[[{nap.aboutUsBlurb}||A number you understand is worth two you file.]]',
  items: [
    {
      name: 'Reading',
      text: 'A sheet of figures is a text. It has a subject, a few verbs, and usually one sentence that matters. We mark that sentence, and tell you why it moved.',
    },
    {
      name: 'November',
      text: 'Most questions in April were cheaper in November. So we would rather hear a small one early than file a large one late.',
    },
    {
      name: 'Signature',
      text: 'What stays with you is the decision, and the signature. You should not put it under anything you could not explain to a friend.',
    },
  ],
  pictures: [
    {
      words: 'desk with receipts and calculator top view',
      alt: 'Receipts sorted into four piles',
      drawing: desk(seed),
    },
  ],
})

const form = {
  what: 'What is it about?',
  where: 'Which business or return, and which year?',
  sheets: ['Your question', 'Your books', 'You'] as const,
}
const papers: Partial<SectionContent> = {
  title: 'Four papers that save a second talk',
  lead: 'Not all of them concern you. Those that do are worth looking for first.',
  pictures: [],
  items: [
    { name: 'Last year’s return', text: 'All pages, also the ones with nothing on them.' },
    { name: 'The letter, if there is one', text: 'With its envelope. The date on it comes first.' },
    { name: 'A list of accounts', text: 'Bank, cards, loans, by name only. Numbers can wait.' },
    { name: 'What changed', text: 'A move, a child, a house, a new business. One line for each.' },
  ],
}
const ask = [{ label: 'Ask for a first talk', href: '/contact' }]

/** Accountant: the manner first, then the year, then what it costs. */
export const accountantTemplate = tradeTemplate({
  id: 'accountant',
  name: 'Accountant',
  trade: 'Accountant',
  style: 'Ruled and exact',
  businessType: 'AccountingService',
  description: 'Pale green ledger paper and one carmine line: plain answers, and the year on a single sheet.',
  theme: 'Ledger',
  forGenerator: generatedPages,
  above: [place('header/block', { actions: ask })],
  below: [place('footer/colophon', {}, { tone: 'tint' }), place('cta/callbar')],
  pages: [
    {
      name: 'Home',
      slug: 'home',
      title: `Accountant[[ in {nap.city}]] | ${business}`,
      description: `Bookkeeping, payroll and tax returns[[ in {nap.city}]]: what you send, what ${business} does with it, and when in the year.`,
      sections: [
        place(
          'hero/statement',
          {
            title: '[[Books in {nap.city}: you||You]] send the papers, and get figures you can read.',
            items: [
              { name: 'What do I send?', text: 'Receipts, statements, contracts.' },
              { name: 'What do I get?', text: 'Figures, filings, and what they mean.' },
              { name: 'What stays with me?', text: 'The decisions, and the signature.' },
              { name: 'Total', text: 'One question fewer each quarter.' },
            ],
            actions: ask,
            art: boxOnTheLine(3),
          },
          { space: 'tight' },
        ),
        place('calendar/year', year, { tone: 'tint' }),
        place('services/directory', { title: 'Accounts kept here', items: grouped, isSample: false }),
        place('pricing/plans', { title: 'Three sizes of order' }),
        place('about/letter', letter(4), { tone: 'deep' }),
        place('process/rail', {
          title: 'From the shoebox to the signature',
          items: [
            {
              name: 'You send',
              text: 'Papers or photos, as they are. What is missing becomes a short list, not a lecture.',
            },
            { name: 'We sort', text: 'Each line gets its paper, each account its balance.' },
            {
              name: 'You ask',
              text: 'Three numbers that moved, and why. No question is too small before the filing.',
            },
            { name: 'You sign', text: 'Then it is filed, and the copies are yours.' },
          ],
        }),
        place('blog/almanac', { title: 'Month by month' }, { tone: 'tint' }),
        place('faq/pane', {
          title: 'Asked at the desk',
          note: 'A letter with a date on it? Call',
          items: questions,
        }),
        place('newsletter/inset', {
          title: 'Before it is due',
          lead: 'What to send and what to decide this quarter, in one short email.',
        }),
        place(
          'contact/ways',
          {
            title: 'Ask while it is cheap',
            items: [
              { name: 'Call', text: 'For anything with a date on it. Have the letter at hand.' },
              { name: 'Write', text: 'For questions that can wait a day. No passwords, no account numbers.' },
              { name: 'Visit', text: 'Bring the papers as they are; call first, so that the desk is free.' },
            ],
          },
          { tone: 'brand' },
        ),
      ],
    },
    {
      name: 'Services',
      slug: 'services',
      title: `Accounting services[[ in {nap.city}]] | ${business}`,
      description: `What ${business} keeps, files and plans[[ in {nap.city}]]: work that goes on all year, and work that comes once.`,
      sections: [
        place('title/plain', {
          title: 'Entries of every kind',
          lead: 'The first list goes on all year. The second comes once a year, once in a life, or in an envelope.',
          art: workOf('year-end-accounts', 9),
        }),
        place('services/price-rows', { title: 'What we do', items: grouped, actions: ask, isSample: false }),
        place('calendar/year', year, { tone: 'tint' }),
        place('cta/line', {
          title: 'Not sure which line it belongs to? Describe it, and we find the line.',
          actions: ask,
        }),
      ],
    },
    ...servicePages(services, (service, at) => [
      place('title/plain', {
        title: service.title ?? service.name,
        lead: `${service.name}[[ in {nap.city}]]. ${service.text}`,
      }),
      place('detail/sheet', {
        title: 'What it comes down to',
        lead: service.lead,
        items: service.details,
        actions: serviceNeighbors(services, service),
        pictures: [{ ...service.picture, drawing: workOf(service.slug, at + 1) }],
        isSample: false,
      }),
      place('calendar/year', yearOf(service.slug), { tone: 'tint' }),
      place('faq/pane', {
        title: 'Small print, in large',
        note: 'Yours is not here? Call',
        items: [
          ...service.questions,
          {
            name: 'Is this tax advice?',
            text: 'No. It is general information; rules differ by state and change by year. Advice begins with your papers.',
          },
        ],
      }),
      place('detail/related', {
        items: service.details,
        actions: serviceNeighbors(services, service),
        isSample: false,
      }),
      place('cta/line', { title: 'Ask while it is cheap.', actions: ask }, { tone: 'brand' }),
    ]),
    {
      name: 'About',
      slug: 'about',
      title: `About us | ${business}`,
      description: `How ${business} works[[ in {nap.city}]]: what is marked on a sheet of figures, when to ask, and what stays with you.`,
      sections: [
        place('title/plain', {
          title: 'Exact, and willing to explain it',
          lead: 'Figures are a language. We write it, and translate.',
        }),
        place('about/letter', letter(9)),
        place('team/roll', { title: 'Who keeps which books' }, { tone: 'tint' }),
        place('logos/strip'),
        place('cta/line', {
          title: 'Bring last year’s return. It asks most of the questions.',
          actions: ask,
        }),
      ],
    },
    {
      name: 'Areas',
      slug: 'areas',
      title: `Where our clients are[[: {nap.city} and around]] | ${business}`,
      description: `Where ${business} keeps books[[, in {nap.city} and beyond]], and which state or city your papers belong to.`,
      sections: [
        place('title/plain', {
          title: 'Papers travel well',
          lead: 'What counts is which states you live, sell, and pay people in. Name them first.',
          art: workOf('audits-and-letters', 9),
        }),
        place('areas/index', {
          title: 'Where our clients are',
          lead: '[[We keep books in {nap.city} and for places around it.]] Papers can come by mail or as scans.',
        }),
        place(
          'cta/line',
          { title: 'Papers from two states? Bring both piles.', actions: ask },
          { tone: 'deep' },
        ),
      ],
    },
    {
      name: 'Contact',
      slug: 'contact',
      title: `Contact | ${business}`,
      description: `Ask ${business} for a first talk[[ in {nap.city}]]: which papers to have ready, what not to send by email, and when to call.`,
      sections: [
        place('title/plain', {
          title: 'Have last year’s return at hand',
          lead: 'It answers most of what we would ask. Keep account numbers and passwords out of email.',
          art: clippedReturn(5),
        }),
        place('contact/steps', { title: 'Two lines are enough to begin', form, actions: [onMap] }),
        place('about/points', papers, { tone: 'deep' }),
        place('place/hours', { title: 'When the desk is open' }, { tone: 'tint' }),
      ],
    },
    privacyPage('title/plain'),
    thanksPage(
      [
        'Your message has arrived.',
        'We read it and say which papers would answer it.',
        'Writing to us moves no due date. If yours is near, call.',
      ],
      desk(8),
    ),
    notFoundPage('not-found/index', {
      title: 'This entry has no paper.',
      lead: 'These pages are on the books.',
      art: boxOnTheLine(6),
    }),
  ],
})
