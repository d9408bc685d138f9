import { onMap } from '../parts/reach.ts'
import { place, tradeTemplate } from '../parts/trade-template.ts'
import { serviceItems, serviceNeighbors, servicePages } from '../parts/service.ts'
import { notFoundPage, privacyPage, thanksPage } from '../parts/usual-pages.ts'
import { bag, dumbbells, hazard, kettlebell, plate, watch } from './art.ts'
import { generatedPages } from './generated.ts'
import { questions } from './questions.ts'
import { services } from './services.ts'
import { firstWeek, plainWeek, timetable } from './week.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const first = { label: 'Ask for a first session', href: '/contact' }
const coaches = { title: 'Who counts your reps' }
const plans = {
  title: 'Before you sign',
  items: [
    {
      name: 'By the month',
      price: '00',
      text: 'For two visits a week and more. Ask these four before you sign.',
      lines: [
        'Which hours it covers',
        'Which classes are in it',
        'How a pause works',
        'How and when it ends',
      ],
    },
    {
      name: 'By the visit',
      price: '00',
      text: 'For a week in town, or to try the room. Ask whether it counts toward a month.',
    },
    {
      name: 'With a coach',
      price: '00',
      text: 'By the hour, alone or in twos. Ask for a plan that you can follow without one.',
    },
  ],
  actions: [{ label: 'Ask what it costs', href: '/contact' }],
  isSample: false,
}

/** Gym: when, how much, what, who; motivation is the type itself. */
export const gymTemplate = tradeTemplate({
  id: 'gym',
  name: 'Gym',
  trade: 'Gym',
  style: 'Black and acid',
  businessType: 'ExerciseGym',
  description: 'Shouted type on black, images made of dots, and the week as a wall chart.',
  theme: 'Iron',
  forGenerator: generatedPages,
  above: [place('header/rail', { actions: [{ label: 'Training', href: '/services' }] }, { tone: 'paper' })],
  below: [place('footer/name', {}, { tone: 'paper' })],
  pages: [
    {
      name: 'Home',
      slug: 'home',
      title: `Gym[[ in {nap.city}]] | ${business}`,
      description: `Open gym, classes and coaching[[ in {nap.city}]] at ${business}: the week, what to ask before you sign, and what to do in the first seven days.`,
      sections: [
        place('hero/poster', {
          title: 'Start light. Add five. Come back.',
          isCondensed: true,
          label: 'A week that works',
          items: plainWeek,
          actions: [first],
          pictures: [
            {
              words: 'barbell chalk hands black white wide',
              alt: 'Dumbbells side by side on the floor',
              drawing: dumbbells(3),
            },
          ],
        }),
        place('calendar/week', { title: 'The week', items: timetable() }, { tone: 'tint' }),
        place('pricing/plans', plans, { tone: 'paper' }),
        place('services/mosaic', { title: 'Pick a corner', items: serviceItems(services), isSample: false }),
        place('stats/sentence', {}, { tone: 'deep' }),
        place('team/portraits', coaches, { tone: 'paper' }),
        place('process/rail', firstWeek, { tone: 'tint' }),
        place('faq/open', { title: 'Ask now', items: questions }, { tone: 'paper' }),
        place('cta/poster', { title: 'Come as you are.', actions: [first] }, { tone: 'brand' }),
      ],
    },
    {
      name: 'Training',
      slug: 'services',
      title: `Training[[ in {nap.city}]] | ${business}`,
      description: `What you can train at ${business}[[ in {nap.city}]]: racks, strength, conditioning, mobility, boxing, a coach, and a start for beginners.`,
      sections: [
        place(
          'title/band',
          {
            title: 'Alone or coached',
            lead: 'Never trained? Begin with Beginners. Trained before? Begin lighter than you think.',
            art: hazard(),
          },
          { tone: 'brand' },
        ),
        place('services/mosaic', { title: 'Pick one', items: serviceItems(services), isSample: false }),
        place(
          'calendar/week',
          { title: 'A week that works', items: plainWeek, isSample: false },
          { tone: 'deep' },
        ),
        place('cta/poster', { title: 'Start where you are.', actions: [first] }, { tone: 'brand' }),
      ],
    },
    ...servicePages(services, (service) => [
      place(
        'title/band',
        { title: service.title ?? service.name, lead: service.lead, art: hazard() },
        { tone: 'brand' },
      ),
      place('detail/sheet', {
        title: service.name,
        lead: service.text,
        items: service.details,
        pictures: [service.picture],
        actions: serviceNeighbors(services, service, 'All training'),
        isSample: false,
      }),
      place(
        'calendar/week',
        { title: 'When', items: timetable(service.name, service.name, service.name) },
        { tone: 'tint' },
      ),
      place('faq/open', { title: 'Ask now', items: service.questions }, { tone: 'paper' }),
      place('detail/related', {
        items: service.details,
        actions: serviceNeighbors(services, service, 'All training'),
        isSample: false,
      }),
      place('cta/poster', { title: service.closing ?? 'Try one hour.', actions: [first] }, { tone: 'deep' }),
    ]),
    {
      name: 'About',
      slug: 'about',
      title: `About us | ${business}`,
      description: `How training works at ${business}[[ in {nap.city}]]: what is shown first, what is written down, and what you do not have to prove.`,
      sections: [
        place(
          'title/band',
          {
            title: 'No one is looking',
            lead: 'All eyes are on their own reps.',
            art: hazard(),
          },
          { tone: 'brand' },
        ),
        place('about/workshop', {
          title: 'Form before weight',
          lead: '[[{nap.aboutUsBlurb}||Iron does not care who you are. It weighs the same on Monday.]]',
          items: [
            {
              name: 'Form',
              text: 'A lift is learned with an empty bar. Ask to be watched from the side: it shows what a mirror hides.',
            },
            {
              name: 'Weight',
              text: 'Add five when every rep was clean. Take ten off after an illness, and no one will ask why.',
            },
            {
              name: 'Time',
              text: 'Three months make a habit, a year makes a lifter. Write it down, or you will not believe it.',
            },
          ],
          pictures: [
            {
              words: 'rowing machine side black white',
              alt: 'A weight plate from the front',
              drawing: plate(7),
            },
            { words: 'kettlebell floor', alt: 'A kettlebell on the floor', drawing: kettlebell(2) },
            { words: 'boxing wraps', alt: 'A glove that hits a heavy bag', drawing: bag(5) },
          ],
        }),
        place('team/portraits', coaches, { tone: 'tint' }),
        place('cta/poster', { title: 'Come and look.', actions: [first] }, { tone: 'brand' }),
      ],
    },
    {
      name: 'Find us',
      slug: 'areas',
      title: `Find us[[: {nap.city}]] | ${business}`,
      description: `The address of ${business}[[ in {nap.city}]], the way to the door, where to leave a bag, and the hours before you set out.`,
      sections: [
        place(
          'title/band',
          {
            title: 'Walk here. It counts.',
            lead: 'Ten minutes on foot are a warm-up.',
            art: hazard(),
          },
          { tone: 'brand' },
        ),
        place('place/arrive', { title: 'The door' }),
        place('place/hours', { title: 'Open' }, { tone: 'tint' }),
      ],
    },
    {
      name: 'Contact',
      slug: 'contact',
      title: `First session[[ in {nap.city}]] | ${business}`,
      description: `Ask ${business}[[ in {nap.city}]] for a first session, a price or an hour: what to say, what to bring, and when someone is at the desk.`,
      sections: [
        place(
          'title/band',
          {
            title: 'Say one goal',
            lead: 'And what hurts. And which two days you can come.',
            art: hazard(),
          },
          { tone: 'brand' },
        ),
        place('contact/ways', {
          title: 'Pick one',
          actions: [onMap],
          items: [
            { name: 'Call', text: 'Best outside the rush after work.' },
            { name: 'Write', text: 'For prices, pauses, and contracts.' },
            { name: 'Walk in', text: 'Look at the room while it is full.' },
          ],
        }),
        place('place/hours', { title: 'Open' }, { tone: 'tint' }),
        place(
          'contact/sheet',
          {
            title: 'Write it down',
            form: {
              what: 'What do you want to be able to do?',
              where: 'What hurts, and which days suit you?',
            },
          },
          { tone: 'paper' },
        ),
        place('faq/open', { title: 'Before the first day', items: questions }, { tone: 'tint' }),
      ],
    },
    privacyPage('title/plain'),
    thanksPage(
      [
        'Your message has arrived.',
        'We read the goal and look for an hour.',
        'You get an answer by email, or by phone if you left a number. Pack indoor shoes.',
      ],
      kettlebell(6),
    ),
    notFoundPage('not-found/turn', {
      title: 'Missed lift.',
      lead: 'This page is not here. Rest a minute, then try one of these.',
      art: watch(4),
      actions: [
        { label: 'Training', href: '/services' },
        { label: 'Ask for a first session', href: '/contact' },
        { label: 'Start page', href: '/' },
      ],
    }),
  ],
})
