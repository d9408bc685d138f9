import type { SectionContent, SectionItem } from '../../library/section-content.ts'
import { onMap } from '../parts/reach.ts'
import { serviceItems, serviceNeighbors, servicePages, type TradeService } from '../parts/service.ts'
import { place, tradeTemplate } from '../parts/trade-template.ts'
import { notFoundPage, privacyPage, thanksPage } from '../parts/usual-pages.ts'
import { guilloche, openFile, rosette, townMap } from './art.ts'
import { generatedPages } from './generated.ts'
import { questions } from './questions.ts'
import { sectionSign, services } from './services.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const edge = (seed: number) => guilloche(1920, 56, seed)
const ask = [{ label: 'Ask for a first meeting', href: '/contact' }]
const form = { what: 'What happened, and when?', where: 'Who is on the other side?' }

/** Matters as clients ask for them: the question first, the answer of the trade behind it. */
const askedFor: readonly SectionItem[] = services.map((service) => ({
  label: sectionSign(service),
  name: service.title ?? service.name,
  text: `${service.name}: ${service.text.charAt(0).toLowerCase()}${service.text.slice(1)}`,
  href: `/${service.slug}`,
}))

/** Paragraphs of a matter's page, with the law in the margin; its facts follow as paragraphs. */
const paragraphsOf = ({ details }: TradeService): SectionItem[] => {
  const facts = details.filter(({ label }) => label !== undefined)
  const waiting = details.filter(({ group, label }) => group !== undefined && label === undefined)
  const [done, needed, fee] = facts
  return [
    ...details.filter(({ group }) => group === undefined),
    ...waiting.map(({ group, name }) => ({ name: group ?? '', text: name })),
    ...(done && needed && fee
      ? [
          {
            name: done.label ?? '',
            text: `${done.name}.`,
            note: `${fee.label ?? ''}: ${fee.name.charAt(0).toLowerCase()}${fee.name.slice(1)}.`,
          },
          { name: needed.label ?? '', text: `${needed.name}.` },
        ]
      : []),
  ]
}

const manner: Partial<SectionContent> = {
  title: 'Plain first, the law beside it',
  lead: '[[{nap.aboutUsBlurb}||Most disputes begin with a sentence nobody wrote down.]]',
  items: [
    {
      name: 'Your question, in your words',
      text: 'Bring the letter you received. We begin with what it says, and with what you want to happen.',
      note: 'The envelope too: its date can start a period.',
    },
    {
      name: 'The answer, in a sentence',
      text: 'Yes, no, or it depends. If it depends, you hear on what.',
      note: 'Ask for that sentence, here or anywhere.',
    },
    {
      name: 'What it is worth',
      text: 'Whether it is worth going to court is a question of its own. The months it takes are weighed with the law.',
      note: 'A right you have need not be a right you use.',
    },
  ],
}

const toBring: Partial<SectionContent> = {
  title: 'Before you call or write',
  lead: 'Ten minutes with a sheet of paper often save an hour with a lawyer.',
  pictures: [],
  items: [
    { name: 'The dates, in order', text: 'What happened when, and when you heard of it.' },
    { name: 'Letters and envelopes', text: 'Each letter in its own envelope. Nothing written on either.' },
    {
      name: 'The names',
      text: 'Of everyone on the other side, so that a conflict is seen before you tell more.',
    },
    { name: 'What you want to happen', text: 'One sentence. It may change after the first meeting.' },
  ],
}

const credentials: Partial<SectionContent> = {
  title: 'Who may give legal advice',
  label: 'Look it up',
  note: 'In each state a lawyer needs a license to practice. The state bar or the court that licenses lawyers keeps a public list. Search the name: it says whether the license is active, and most lists show discipline as well.',
  items: [
    { name: 'Admitted to the bar', text: 'Bar number', note: 'State that issued it' },
    { name: 'Public list', text: 'Where to look it up', note: 'Address of the state bar' },
  ],
}

/** Lawyer: the reader's matter first, then a person who answers plainly. */
export const lawyerTemplate = tradeTemplate({
  id: 'lawyer',
  name: 'Lawyer',
  trade: 'Lawyer',
  style: 'A well-set brief',
  businessType: 'LegalService',
  description:
    'Bone paper, oxblood and a wide margin: each matter opens with a question and its plain answer.',
  theme: 'Chambers',
  forGenerator: generatedPages,
  above: [place('header/masthead')],
  below: [place('footer/colophon'), place('cta/callbar')],
  pages: [
    {
      name: 'Home',
      slug: 'home',
      title: `Lawyer[[ in {nap.city}]] | ${business}`,
      description: `Contracts, work, family, property and wills[[ in {nap.city}]]: plain answers first from ${business}, and what to bring to a first meeting.`,
      sections: [
        place(
          'hero/letterhead',
          {
            title: 'Bring the letter you received. We begin with what it says.',
            items: services.map((service) => ({
              name: service.name,
              label: sectionSign(service),
              href: `/${service.slug}`,
            })),
            actions: ask,
            art: rosette(1),
          },
          { space: 'tight' },
        ),
        place(
          'services/rows',
          { title: 'What clients ask', items: askedFor, isSample: false },
          { space: 'tight' },
        ),
        place('about/margin', manner, { tone: 'tint' }),
        place(
          'process/stack',
          {
            title: 'From a letter to a decision',
            items: [
              {
                name: 'The first call',
                text: 'Say what happened, in order, and which letters came. Begin with the name of the other side.',
                note: 'A lawyer may not act for both sides, so this is checked before you tell more.',
              },
              {
                name: 'The file',
                text: 'Letters, contracts, and dates are read in their order. Then you hear what is clear and what is open.',
                note: 'Ask here what each way would cost, and how long it may take.',
              },
              {
                name: 'The decision',
                text: 'A letter, an agreement, a court, or nothing. You hear what speaks for each; which one it is, you decide.',
                note: 'Nothing is often the right one. It should be chosen, not missed.',
              },
            ],
          },
          { tone: 'deep' },
        ),
        place('team/roll', { title: 'Who reads your file' }),
        place('logos/credentials', credentials, { tone: 'tint' }),
        place('faq/open', { title: 'Before the first meeting', items: questions }, { tone: 'paper' }),
        place('blog/rows', { title: 'Notes on the law, in plain words' }),
        place('contact/sheet', { title: 'Write down what happened', form }, { tone: 'brand' }),
      ],
    },
    {
      name: 'Services',
      slug: 'services',
      title: `Legal matters[[ in {nap.city}]] | ${business}`,
      description: `The matters in which ${business} advises[[ in {nap.city}]]: work and business, family and property, each with the question it begins with.`,
      sections: [
        place('title/numbered', {
          label: '§',
          title: 'Find the question that is yours',
          lead: 'Most matters belong to one of these. If yours belongs to two, begin with the one that has a date on it.',
          art: edge(2),
        }),
        place('services/directory', {
          title: 'Index of matters',
          items: serviceItems(services).map((item, at) => ({
            ...item,
            label: `§${at + 1}`,
            group: at < 4 ? 'Work and business' : 'People and homes',
          })),
          isSample: false,
        }),
        place(
          'cta/line',
          { title: 'Not in the index? Describe it as you would to a neighbor.', actions: ask },
          { tone: 'deep' },
        ),
      ],
    },
    ...servicePages(services, (service, at) => [
      place('title/numbered', {
        label: sectionSign(service),
        title: service.title ?? service.name,
        lead: `${service.name}[[ in {nap.city}]]: ${service.text.charAt(0).toLowerCase()}${service.text.slice(1)}`,
        art: edge(at + 3),
      }),
      place('about/margin', { title: service.lead, lead: '', items: paragraphsOf(service) }),
      place(
        'faq/open',
        {
          title: 'Also asked',
          items: [
            ...service.questions,
            {
              name: 'Is this advice for my case?',
              text: 'No. It is general information about law in the United States, and states differ. Advice begins when someone has read your papers.',
            },
          ],
        },
        { tone: 'tint' },
      ),
      place('detail/related', {
        items: service.details,
        actions: serviceNeighbors(services, service).map((action) =>
          action.href === '/services' ? { ...action, label: 'All matters' } : action,
        ),
        isSample: false,
      }),
      place(
        'cta/line',
        {
          title: 'Bring the letter and its envelope. We begin with what it says.',
          actions: ask,
        },
        { tone: 'deep' },
      ),
    ]),
    {
      name: 'About',
      slug: 'about',
      title: `About us | ${business}`,
      description: `How ${business} answers[[ in {nap.city}]]: the plain sentence first, the law beside it, and the decision with the client.`,
      sections: [
        place('title/numbered', {
          label: '§',
          title: 'One sentence you can repeat at home',
          lead: 'An answer is understood when you can tell it to someone who was not in the room.',
          art: edge(12),
        }),
        place('about/margin', manner),
        place('team/one', { title: 'Who reads your file' }, { tone: 'tint' }),
        place(
          'cta/picture',
          {
            title: 'Lay it on the table',
            actions: ask,
            pictures: [
              {
                words: 'old wooden desk window papers',
                alt: 'Desk by a window with an open file',
                drawing: openFile(1),
              },
            ],
          },
          { tone: 'brand' },
        ),
      ],
    },
    {
      name: 'Areas',
      slug: 'areas',
      title: `Where we practice[[: {nap.city} and around]] | ${business}`,
      description: `The courts and towns[[ around {nap.city}]] where ${business} appears, and why the place of a matter decides which law applies.`,
      sections: [
        place('title/numbered', {
          label: '§',
          title: 'The place decides the law',
          lead: 'A contract, a house, and an accident each have a state whose law applies. Say first where it happened.',
          art: edge(13),
        }),
        place('areas/index', {
          title: 'Courts and towns',
          lead: '[[Matters in {nap.city} and the courts around it.]] A license is valid in the state that issued it, so ask before you drive.',
        }),
        place(
          'cta/line',
          { title: 'Write where it happened, and when. The rest can wait.', actions: ask },
          { tone: 'deep' },
        ),
      ],
    },
    {
      name: 'Contact',
      slug: 'contact',
      title: `Contact | ${business}`,
      description: `Ask ${business} for a first meeting[[ in {nap.city}]]: what to write, what to keep out of email, and what to bring.`,
      sections: [
        place('title/numbered', {
          label: '§',
          title: 'A date on the letter? Call first',
          lead: 'Otherwise write. A few sentences are enough; keep documents and secrets out of email until we have talked.',
          art: edge(14),
        }),
        place('contact/sheet', { title: 'What happened', form, actions: [onMap] }, { tone: 'tint' }),
        place('about/points', toBring, { tone: 'deep' }),
        place('place/arrive', { title: 'Where to bring the papers', art: townMap(3) }),
      ],
    },
    privacyPage('title/plain'),
    thanksPage(
      [
        'Your message has arrived.',
        'We check first that we do not act for the other side. Until then, send no documents.',
        'Writing to us stops no deadline. If yours is near, call.',
      ],
      openFile(4),
    ),
    notFoundPage('not-found/index', {
      title: 'There is no such paragraph.',
      lead: 'These are the ones that exist.',
      art: rosette(5),
    }),
  ],
})
