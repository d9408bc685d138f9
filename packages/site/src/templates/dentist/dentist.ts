import { serviceItems, servicePages } from '../parts/service.ts'
import { place, tradeTemplate } from '../parts/trade-template.ts'
import { reach } from '../parts/reach.ts'
import { notFoundPage, privacyPage, thanksPage } from '../parts/usual-pages.ts'
import { quiet, room, way } from './art.ts'
import { generatedPages } from './generated.ts'
import { firstVisit } from './first-visit.ts'
import { questions } from './questions.ts'
import { stop } from './service-parts.ts'
import { services } from './services.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const visit = { label: 'Ask for a first visit', href: '/contact' }
const call = { label: '[[Call {nap.phone}||Write to us]]', href: '[[tel:{nap.phone}||/contact]]' }
const named = (slug: string) => serviceItems(services).filter(({ href }) => href === `/${slug}`)
/** Every third one is words alone. */
const shown = [
  ...['check-ups', 'cleaning', 'toothache', 'fillings', 'children'].flatMap(named),
  {
    name: 'All treatments',
    text: 'Root canals, crowns, bridges, and implants: what happens in each, and what you can say during it.',
    href: '/services',
  },
]
const title = (heading: string, lead: string) =>
  place('title/plain', { title: heading, lead }, { space: 'tight' })
const portraits = place('team/portraits', { title: 'Who sits next to the chair' })
const arrive = { title: 'The way to the chair', art: way }

/** Dentist: fear is the competitor, so the first visit is explained before any service is named. */
export const dentistTemplate = tradeTemplate({
  id: 'dentist',
  name: 'Dentist',
  trade: 'Dentist',
  style: 'Quiet',
  businessType: 'Dentist',
  description: 'A quiet room in teal and peach: the first visit comes first, with the signal that stops it.',
  theme: 'Arc',
  forGenerator: generatedPages,
  above: [place('header/line', { actions: [visit] })],
  below: [place('footer/colophon'), place('cta/callbar')],
  pages: [
    {
      name: 'Home',
      slug: 'home',
      title: `Dentist[[ in {nap.city}]] | ${business}`,
      description: `A dental practice[[ in {nap.city}]]: ${business} explains the first visit step by step, what changes the price, and what helps against fear.`,
      sections: [
        place('hero/arc', {
          title: 'Nothing starts before you know what it is.',
          lead: 'A dental practice[[ in {nap.city}]] where you ask first, then we look, then you decide.',
          actions: [visit],
          pictures: [
            {
              words: 'calm dental practice window light plant',
              alt: 'A bright treatment room with a view of trees',
              drawing: room,
            },
          ],
        }),
        place('process/clock', firstVisit, { tone: 'tint' }),
        place('services/alternate', {
          title: 'What we treat',
          items: shown,
          isSample: false,
        }),
        portraits,
        place(
          'pricing/factors',
          {
            title: 'What a treatment costs depends on this',
            lead: 'Ask for a written estimate of each choice, and ask your plan what it pays before you decide.',
            items: [
              {
                name: 'How much of the tooth',
                text: 'One small place.',
                note: 'Several sides, or several teeth.',
              },
              {
                name: 'How deep',
                text: 'The outer layers only.',
                note: 'Down to the nerve or the root.',
              },
              {
                name: 'Who makes it',
                text: 'Built up in the chair.',
                note: 'Made in a lab and fitted later.',
              },
              {
                name: 'Your plan',
                text: 'Check-ups, which many plans cover.',
                note: 'Work that a plan pays in part or not at all.',
              },
            ],
            actions: [],
          },
          { tone: 'tint' },
        ),
        place(
          'about/letter',
          {
            title: 'A word before you come',
            lead: '[[{nap.aboutUsBlurb}||Been a while? You are not the only one, and no one here keeps count.]]',
            items: [
              {
                name: 'Waiting',
                text: 'Many people who avoid the dentist know exactly what they avoid. So a first visit is for talking and looking. What comes after is yours to decide.',
              },
              {
                name: 'Pain',
                text: 'If something hurts, say so while it hurts. Numbing can usually be topped up, and a break takes a minute.',
              },
              {
                name: 'Questions',
                text: 'Write your questions down. They tend to vanish in the chair and come back on the stairs.',
              },
            ],
            pictures: [
              {
                words: 'treatment lamp window light minimal',
                alt: 'A lamp above a chair, switched off',
                drawing: quiet,
              },
            ],
          },
          { tone: 'brand' },
        ),
        place('faq/groups', {
          title: 'Asked from the waiting room',
          note: 'In pain now? Call',
          items: questions,
        }),
        place('place/arrive', arrive, { tone: 'tint' }),
        place(
          'cta/line',
          { title: 'Bring your questions. Bring your headphones.', actions: [call] },
          { tone: 'deep' },
        ),
      ],
    },
    {
      name: 'Services',
      slug: 'services',
      title: `Dental care[[ in {nap.city}]] | ${business}`,
      description: `Check-ups, cleaning, fillings, crowns, implants and toothache[[ in {nap.city}]]: what ${business} does in each, and what you feel.`,
      sections: [
        title(
          'From a look to a crown',
          'Read what happens in each, and what you can say at the time. Nothing here has to be decided today.',
        ),
        place('services/rooms', {
          title: 'What we treat',
          items: serviceItems(services),
          isSample: false,
        }),
        place(
          'cta/line',
          { title: 'Not sure which it is? Describe it, we sort it.', actions: [call] },
          { tone: 'deep' },
        ),
      ],
    },
    ...servicePages(services, (service) => [
      place('title/picture', {
        title: service.title ?? service.name,
        lead: service.lead,
        pictures: [service.picture],
      }),
      place('detail/sheet', {
        title: service.phrase ?? service.name,
        lead: service.text,
        items: service.details,
        actions: [],
        isSample: false,
      }),
      place(
        'process/clock',
        {
          title: 'What happens, and what you can say',
          items: services.find(({ slug }) => slug === service.slug)?.steps ?? [],
        },
        { tone: 'tint' },
      ),
      place('faq/pane', {
        title: 'Two questions people ask',
        note: 'Yours is another one? Call',
        items: service.questions,
      }),
      place(
        'cta/line',
        {
          title: service.closing ?? 'Ask as much as you like before you come.',
          actions: [call],
        },
        { tone: 'deep' },
      ),
    ]),
    {
      name: 'About',
      slug: 'about',
      title: `About us | ${business}`,
      description: `How ${business} treats people who are nervous[[ in {nap.city}]]: what is explained, what is asked, and what pauses a treatment.`,
      sections: [
        title(
          'No sentence starts with “just relax”',
          'What you may expect from the room, and what the room may expect from you.',
        ),
        place('about/letter', {
          title: 'In the chair',
          lead: '[[{nap.aboutUsBlurb}||Lying back while someone bends over you takes trust. It is fine to ask for it to be earned.]]',
          items: [
            {
              name: 'Before',
              text: 'Once you lie back, you cannot talk. So the talking is done before, sitting up: what is planned, how it feels, and how long it takes.',
            },
            {
              name: 'During',
              text: 'Then there is the signal. It needs no reason, and it works in the middle of a sentence.',
            },
            {
              name: 'After',
              text: 'And at the end you get the words back: what was done, what may ache tonight, and whom to call if it does.',
            },
          ],
          pictures: [
            {
              words: 'treatment room window plant light',
              alt: 'A lamp above an empty chair',
              drawing: quiet,
            },
          ],
        }),
        place('team/portraits', { title: 'Who sits next to the chair' }, { tone: 'tint' }),
        place('cta/line', { title: 'No one here keeps count.', actions: [visit] }, { tone: 'deep' }),
      ],
    },
    {
      name: 'Areas',
      slug: 'areas',
      title: `The way here[[ in {nap.city}]] | ${business}`,
      description: `How to reach ${business}[[ in {nap.city}]]: the address, parking, steps and entrance, and the places patients come from.`,
      sections: [
        title(
          'Close enough to come before it hurts',
          'Parking, steps, and the right door decide more than distance when you are nervous.',
        ),
        place('place/arrive', arrive, { tone: 'tint' }),
        place('areas/index', {
          title: 'Where patients come from',
          lead: '[[You are welcome from {nap.city} and the places around it.]]',
        }),
        place('cta/line', { title: 'Come and look at the room first.', actions: [call] }, { tone: 'deep' }),
      ],
    },
    {
      name: 'Contact',
      slug: 'contact',
      title: `Contact | ${business}`,
      description: `Ask ${business} for a first visit[[ in {nap.city}]]: what to say on the phone, when someone answers, and what to do if it hurts now.`,
      sections: [
        place(
          'title/plain',
          {
            title: 'Say it hurts, or say it can wait',
            lead: 'Both help to find a time. Swelling with fever, or trouble swallowing or breathing, is for the emergency number.',
            art: room,
          },
          { space: 'tight' },
        ),
        place(
          'contact/ways',
          {
            title: 'Choose the way that feels easiest',
            items: [
              { name: 'Call', text: 'If something hurts. Say since when, and how strong it is.' },
              {
                name: 'Write',
                text: 'If the phone is the hard part. Add two times that suit you, and no details of your health.',
              },
              { name: 'Visit', text: 'To see the room before you sit in it. Ask for a quiet hour.' },
            ],
          },
          { tone: 'tint' },
        ),
        place(
          'contact/sheet',
          {
            title: 'Ask for a time',
            form: {
              what: 'Who is it for? Please leave out details of your health.',
              where: 'Which two times suit you?',
            },
          },
          { tone: 'paper' },
        ),
        place('place/hours', { title: 'When someone answers' }),
        place(
          'process/clock',
          {
            title: 'If you do not know how to begin',
            items: [
              {
                name: 'Who it is for',
                text: 'You, a child, or someone you bring.',
                note: '“It is for my father.”',
              },
              {
                name: 'What it is',
                text: 'A check-up, pain, or a question.',
                note: '“Upper left, since Sunday.”',
              },
              {
                ...stop(
                  'If you are afraid, say it in the first sentence. It changes the time you are given.',
                ),
                name: 'Afraid',
                note: '“I am scared of this.”',
              },
              {
                name: 'When',
                text: 'Two times that suit you, and one that does not.',
                note: '“Mornings are quiet for me.”',
              },
            ],
          },
          { tone: 'tint' },
        ),
        place('cta/line', { title: 'One sentence is enough to begin.', actions: [reach] }, { tone: 'deep' }),
      ],
    },
    privacyPage('title/plain'),
    thanksPage(
      [
        'Your message has arrived.',
        'We read it and look for a time that suits you.',
        'You get an answer by email, or by phone if you left a number.',
      ],
      quiet,
    ),
    notFoundPage('not-found/index', {
      title: 'Nothing hurts here. There is just no page.',
      lead: 'It may have moved. These are the ones that stayed.',
      art: way,
    }),
  ],
})
