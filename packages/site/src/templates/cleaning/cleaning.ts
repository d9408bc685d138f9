import { notFoundPage, privacyPage, thanksPage } from '../parts/usual-pages.ts'
import { serviceItems, servicePages, serviceNeighbors } from '../parts/service.ts'
import { place, tradeTemplate } from '../parts/trade-template.ts'
import { reach } from '../parts/reach.ts'
import { counterBefore, drawer, frieze, scenes, shelf, tallPane } from './art.ts'
import { generatedPages } from './generated.ts'
import { kinds, rooms } from './checklist.ts'
import { questions } from './questions.ts'
import { services } from './services.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const ask = { label: 'Ask for a date', href: '/contact' }
const matrix = {
  title: 'Regular, deep, or move-out',
  items: kinds,
  actions: [{ label: 'Ask which one you need', href: '/contact' }],
  isSample: false,
}
const title = (heading: string, lead: string) =>
  place('title/band', { title: heading, lead, art: frieze(heading.length) })

/** Cleaning: the list says what you get, the table which one, and the rest is trust. */
export const cleaningTemplate = tradeTemplate({
  id: 'cleaning',
  name: 'Cleaning',
  trade: 'Cleaning',
  style: 'Cheerful',
  businessType: 'HomeAndConstructionBusiness',
  description: 'A yellow sponge and pink gloves: visitors read what is done in each room before they ask.',
  theme: 'Bright Side',
  forGenerator: generatedPages,
  above: [
    place(
      'bar/line',
      {
        title: 'Guests on Friday?',
        lead: 'Name the date and the rooms, and you hear which days are free.',
        actions: [ask],
      },
      { tone: 'deep' },
    ),
    place('header/line', { actions: [ask] }),
  ],
  below: [place('footer/name', {}, { tone: 'deep' }), place('cta/callbar')],
  pages: [
    {
      name: 'Home',
      slug: 'home',
      title: `House cleaning[[ in {nap.city}]] | ${business}`,
      description: `House and office cleaning[[ in {nap.city}]] by ${business}: what is done in each room, which cleaning you need, and how a first visit goes.`,
      sections: [
        place(
          'hero/checklist',
          {
            title: 'Clean rooms[[ in {nap.city}]]. You keep the Saturday.',
            lead: 'Choose a room and read what is usually done there. What to add or leave alone is agreed before the first visit.',
            items: rooms,
            actions: [ask],
            art: shelf,
          },
          { tone: 'tint' },
        ),
        place('pricing/matrix', matrix),
        place(
          'ba/toggle',
          {
            title: 'The same counter, twice',
            items: [
              {
                name: 'A kitchen counter, before and after',
                text: 'One sentence: what was on it, and how long it took.',
              },
            ],
            pictures: [
              {
                words: 'kitchen counter before cleaning',
                alt: 'A kitchen counter before it is cleaned',
                isOwn: true,
                drawing: counterBefore,
              },
              {
                words: 'clean kitchen counter',
                alt: 'A kitchen counter, wiped and dry',
                isOwn: true,
                drawing: scenes.counter,
              },
            ],
          },
          { tone: 'deep' },
        ),
        place(
          'process/rail',
          {
            title: 'From three photos to a rhythm',
            items: [
              {
                name: 'You name the rooms',
                text: 'Size, floors, and what has waited longest.',
                note: 'Pets? Tell us their names and where they hide.',
              },
              {
                name: 'The list is agreed',
                text: 'What is on it, what is not, who brings supplies, and how the door opens.',
              },
              {
                name: 'The first visit catches up',
                text: 'It takes longer than the ones after it. Ovens remember everything.',
              },
              {
                name: 'Then there is a rhythm',
                text: 'Weekly, every other week, or never again: decide once you have seen the first one.',
              },
            ],
          },
          { tone: 'tint' },
        ),
        place('reviews/columns', { title: 'Written on a clean table' }, { tone: 'paper' }),
        place('offers/coupon', { title: 'This month' }, { tone: 'brand' }),
        place('about/points', {
          title: 'Dust falls, so work starts at the top',
          lead: '[[{nap.aboutUsBlurb}||Shelves before tables, tables before floors. The rest is worth asking about.]]',
          items: [
            {
              name: 'Cloths that never meet',
              text: 'The one for the bath should not see the kitchen. Ask how they are kept separate.',
            },
            {
              name: 'Marble, oak, and steel',
              text: 'Vinegar dulls marble, water swells oak, and steel shows every wrong stroke. Name such surfaces first.',
            },
            {
              name: 'A key is a promise',
              text: 'Lockbox, neighbor, or code: agree who holds it, who may use it, and when it comes back.',
            },
          ],
          pictures: [
            {
              words: 'person wiping window pink gloves',
              alt: 'A gloved hand drawing a squeegee down a window',
              drawing: tallPane,
            },
          ],
        }),
        place(
          'faq/open',
          { title: 'Asked before the first visit', items: questions },
          { tone: 'paper', space: 'tight' },
        ),
        place(
          'areas/index',
          {
            title: 'Where the mop goes',
            lead: '[[Homes and offices in {nap.city} and the places around it.]]',
          },
          { tone: 'tint', space: 'tight' },
        ),
        place('contact/ways', {
          title: 'Say how many rooms, and which one is the worst',
          items: [
            {
              name: 'Call',
              text: 'The quickest way, with the number of rooms, baths, and pets at hand.',
            },
            { name: 'Write', text: 'Best for photos, and for a list of what must not be moved.' },
            { name: 'Visit', text: 'Call first: people who clean are rarely at a desk.' },
          ],
        }),
      ],
    },
    {
      name: 'Services',
      slug: 'services',
      title: `Cleaning services[[ in {nap.city}]] | ${business}`,
      description: `Regular, deep and move-out cleaning, offices, windows and carpets[[ in {nap.city}]]: what ${business} does in each, and what it takes.`,
      sections: [
        title(
          'Pick the mess, read the list',
          'Each kind of cleaning has its own list of rooms, and its own idea of how long it takes.',
        ),
        place('services/mosaic', {
          title: 'What gets cleaned',
          items: serviceItems(services),
          isSample: false,
        }),
        place('pricing/matrix', matrix, { tone: 'tint' }),
        place('cta/poster', { title: 'You keep the Saturday.', actions: [ask] }, { tone: 'brand' }),
      ],
    },
    ...servicePages(services, (service, at) => {
      const parts = service.details.filter(({ label, group }) => !label && !group)
      const rest = service.details.filter((item) => !parts.includes(item))
      return [
        title(service.title ?? service.name, service.lead),
        place('services/rooms', {
          title: service.phrase ?? service.name,
          items: parts,
          isSample: false,
        }),
        place(
          'detail/sheet',
          { title: 'Before you book', lead: '', items: rest, actions: [], isSample: false },
          { tone: 'tint' },
        ),
        ...(at < kinds.length ? [place('pricing/matrix', matrix)] : []),
        place('faq/pane', { title: 'Two more questions', items: service.questions }),
        place(
          'detail/related',
          { actions: serviceNeighbors(services, service), isSample: false },
          { space: 'tight' },
        ),
        place(
          'cta/poster',
          { title: service.closing ?? 'Three photos, one answer.', actions: [ask] },
          { tone: 'brand' },
        ),
      ]
    }),
    {
      name: 'About',
      slug: 'about',
      title: `About us | ${business}`,
      description: `How ${business} cleans[[ in {nap.city}]]: in which order, with which cloths, and what is agreed before the first visit.`,
      sections: [
        title('We like a good mess', 'It is the one kind of problem that a wet cloth can solve.'),
        place('about/letter', {
          title: 'How the work goes',
          lead: '[[{nap.aboutUsBlurb}||A clean room is mostly order: of steps, of cloths, and of who does what.]]',
          items: [
            {
              name: 'Order',
              text: 'A room is cleaned from the top down and from the far corner to the door. It sounds fussy, and it saves doing the floor twice.',
            },
            {
              name: 'Lists',
              text: 'A list beats a promise. You see what is on it, you strike what you do not need, and no one has to guess whether the oven was meant.',
            },
            {
              name: 'Homes',
              text: 'A home is not a showroom. Tell us which pile is a system and which pile is just a pile, and only one of them gets straightened.',
            },
          ],
          pictures: [
            {
              words: 'pink rubber gloves yellow sponge on counter',
              alt: 'A glove and a sponge on a kitchen counter',
              drawing: tallPane,
            },
          ],
        }),
        place('team/portraits', { title: 'Who holds the key' }, { tone: 'tint' }),
        place('cta/poster', { title: 'Three photos, one answer.', actions: [ask] }, { tone: 'brand' }),
      ],
    },
    {
      name: 'Areas',
      slug: 'areas',
      title: `Where we clean[[: {nap.city} and around]] | ${business}`,
      description: `The places where ${business} cleans homes and offices[[, in and around {nap.city}]], and how to ask about yours.`,
      sections: [
        title(
          'Where we clean[[ around {nap.city}]]',
          'Two homes on one street are easier than two at the ends of town. Ask your neighbors along.',
        ),
        place('areas/index', {
          title: 'Homes and offices',
          lead: '[[In {nap.city} and the places around it. Name your street, and you hear whether it is on the way.]]',
        }),
        place('cta/poster', { title: 'Not on the list? Ask.', actions: [ask] }, { tone: 'brand' }),
      ],
    },
    {
      name: 'Contact',
      slug: 'contact',
      title: `Contact | ${business}`,
      description: `Ask ${business} for a cleaning date[[ in {nap.city}]]: name the rooms, the place and the day, and send three photos.`,
      sections: [
        title(
          'Rooms, place, day',
          'Three answers make a date. Photos of the worst corner make a better one.',
        ),
        place('contact/steps', {
          title: 'Tell us about the rooms',
          form: {
            what: 'Which rooms, and what has waited longest?',
            where: 'Which street, how many floors, and who opens the door?',
            sheets: ['The rooms', 'The place', 'You'],
          },
        }),
        place('place/hours', { title: 'When the phone is answered' }, { tone: 'tint' }),
        place('process/rail', {
          title: 'What makes a good first message',
          items: [
            { name: 'Rooms', text: 'Bedrooms, baths, floors, and roughly how many square feet.' },
            { name: 'The worst one', text: 'The oven, the shower, or the room with the door kept shut.' },
            {
              name: 'Who lives there',
              text: 'People, pets, and plants that bite back.',
              note: 'Pets? Tell us their names and where they hide.',
            },
            { name: 'When', text: 'A date it must be done by, or two that would be nice.' },
          ],
        }),
        place('cta/line', { title: 'The worst corner first.', actions: [reach] }, { tone: 'brand' }),
      ],
    },
    privacyPage('title/plain'),
    thanksPage(
      [
        'Your message has arrived.',
        'We read your list of rooms and ask for a photo where words do not help.',
        'You get an answer by email, or by phone if you left a number.',
      ],
      scenes.pane,
    ),
    notFoundPage('not-found/turn', {
      title: 'Not in this drawer.',
      lead: 'The page was moved, renamed, or tidied away too well. Try one of these.',
      art: drawer,
    }),
  ],
})
