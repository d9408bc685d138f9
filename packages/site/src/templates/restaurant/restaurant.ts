import { onMap } from '../parts/reach.ts'
import { place, tradeTemplate } from '../parts/trade-template.ts'
import { serviceItems, serviceNeighbors, servicePages } from '../parts/service.ts'
import { notFoundPage, privacyPage, thanksPage } from '../parts/usual-pages.ts'
import { fork, lemon, sardines, tomato } from './art.ts'
import { generatedPages } from './generated.ts'
import { card } from './card.ts'
import { questions } from './questions.ts'
import { services } from './services.ts'
import { glass, loaf, table } from './tableware.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const book = { label: 'Ask for a table', href: '/contact' }
/** Remarks at the end of the first lines that guests read. */
const occasions = ['the short card', 'the full menu', 'one long table', 'a closed door', 'packed to travel']
const form = {
  what: 'When, and how many?',
  where: 'What can someone not eat?',
}
const ways = {
  title: 'A table, or a question',
  items: [
    { name: 'Call', text: 'For tonight, for six or more, and for everything about allergies.' },
    { name: 'Write', text: 'For a date next week or later. Name the hour, the number, and the occasion.' },
    { name: 'Come in', text: 'See a free chair? Ask for it.' },
  ],
}

/** Restaurant: the menu is the site. */
export const restaurantTemplate = tradeTemplate({
  id: 'restaurant',
  name: 'Restaurant',
  trade: 'Restaurant',
  style: 'Printed card',
  businessType: 'Restaurant',
  description:
    'Butter paper, tomato and bottle green: the menu itself, set like a printed card, with linocuts.',
  theme: 'Carte',
  forGenerator: generatedPages,
  above: [place('header/masthead')],
  below: [
    place('footer/counter', {
      items: [
        { name: 'Find us' },
        { name: 'When the door is open' },
        { name: 'When the menu changes', text: 'What is new on the card, in one short email.' },
      ],
    }),
    place('cta/callbar'),
  ],
  pages: [
    {
      name: 'Home',
      slug: 'home',
      title: `${business}[[: restaurant in {nap.city}]]`,
      description: `The menu of ${business}[[ in {nap.city}]], the hours, the way to the door, and how to ask for a table.`,
      sections: [
        place('hero/carte', {
          title: business,
          lead: '[[The door is at {nap.address1}.||The table is laid.]] Come hungry.',
          items: services.slice(0, occasions.length).map(({ name, slug }, at) => ({
            name,
            href: `/${slug}`,
            note: occasions[at] ?? '',
          })),
          actions: [book],
          pictures: [
            {
              words: 'plated pasta overhead natural light',
              alt: 'Tagliatelle with tomatoes and basil',
              drawing: tomato(3),
            },
            {
              words: 'hand pouring wine daylight',
              alt: 'A hand that pours wine by daylight',
              drawing: lemon(2),
            },
          ],
        }),
        place('menu/carte', card),
        place(
          'about/letter',
          {
            title: 'Before you order',
            lead: '[[{nap.aboutUsBlurb}||Read the menu. The rest is better at the table.]]',
            items: [
              {
                name: 'Ask',
                text: 'A menu says what there is and leaves out how it smells. Ask what came in this morning, ask what goes with what, and order one dish for the middle of the table.',
              },
              {
                name: 'Tell',
                text: 'Tell us what you cannot eat before you order. Leaving something out at the stove is easier than taking it off a plate.',
              },
              {
                name: 'Come early, or late',
                text: 'Weekends fill first. A chair is easier to find before the room fills, or after the first tables have had their coffee.',
              },
            ],
            pictures: [
              { words: 'fork on linen napkin close up', alt: 'A fork on a striped napkin', drawing: fork(5) },
            ],
          },
          { tone: 'tint' },
        ),
        place('offers/board', { title: 'This week, on the board' }, { tone: 'deep' }),
        place('gallery/columns', {
          title: 'The room, the market, the pass',
          items: [
            {
              name: 'What came from the market',
              picture: {
                words: 'market vegetables in crates',
                alt: 'Vegetables in crates from the market',
                isOwn: true,
                drawing: tomato(8),
              },
            },
            {
              name: 'Plates at the pass',
              picture: {
                words: 'kitchen pass plates',
                alt: 'Plates at the kitchen pass',
                isOwn: true,
                drawing: sardines(6),
              },
            },
            {
              name: 'The table by the window',
              picture: {
                words: 'table by window evening',
                alt: 'A set table by the window in the evening',
                isOwn: true,
                drawing: glass(7),
              },
            },
            {
              name: 'Bread, before it is gone',
              picture: {
                words: 'bread basket on the table',
                alt: 'Bread on a board',
                isOwn: true,
                drawing: loaf(9),
              },
            },
          ],
        }),
        place('place/hours', { title: 'When the door is open' }, { tone: 'tint' }),
        place('cta/poster', { title: 'Book a table.', actions: [book] }, { tone: 'brand' }),
        place(
          'newsletter/postcard',
          {
            title: 'The card changes',
            lead: 'What is new on it, and what is in season, in one short email.',
            art: lemon(11),
            isSample: false,
          },
          { tone: 'paper' },
        ),
      ],
    },
    {
      name: 'Menu',
      slug: 'services',
      title: `Menu[[ and tables in {nap.city}]] | ${business}`,
      description: `What ${business} serves[[ in {nap.city}]]: the card by its heads, lunch and dinner, groups, private dining, take-out and catering.`,
      sections: [
        place(
          'title/plain',
          {
            title: 'Read it here, eat it there',
            lead: 'What the card does not say, ask at the table.',
            art: fork(7),
          },
          { space: 'tight' },
        ),
        place('menu/carte', card),
        place(
          'services/plots',
          {
            title: 'By occasion',
            items: serviceItems(services),
            isSample: false,
          },
          { tone: 'tint' },
        ),
      ],
    },
    ...servicePages(services, (service) => [
      place(
        'title/plain',
        {
          title: service.title ?? service.name,
          lead: service.lead,
          ...(service.picture.drawing && { art: service.picture.drawing }),
        },
        { space: 'tight' },
      ),
      place('detail/sheet', {
        title: `${service.name}, in plain words`,
        lead: '',
        items: service.details,
        actions: serviceNeighbors(services, service, 'The whole menu'),
        isSample: false,
      }),
      place('faq/open', { title: 'Asked before', items: service.questions }, { tone: 'tint' }),
      place('detail/related', {
        items: service.details,
        actions: serviceNeighbors(services, service, 'The whole menu'),
        isSample: false,
      }),
      place('contact/sheet', { title: 'Say how many, and when', form }, { tone: 'paper' }),
    ]),
    {
      name: 'About',
      slug: 'about',
      title: `About us | ${business}`,
      description: `How ${business} cooks[[ in {nap.city}]]: what decides the menu, what you can ask for, and what happens at the stove.`,
      sections: [
        place(
          'title/plain',
          {
            title: 'The menu is the short version',
            lead: 'The long one is what happens between the market and your plate.',
          },
          { space: 'tight' },
        ),
        place('about/workshop', {
          title: 'Between market and plate',
          lead: '[[{nap.aboutUsBlurb}||A kitchen is a clock: the roast is first in the oven, the salad is last under the knife.]]',
          items: [
            {
              name: 'What decides the menu',
              text: 'The season decides what tastes of something, the oven decides how many can have it. The rest is salt, heat, and patience.',
            },
            {
              name: 'What you can ask for',
              text: 'Less salt, sauce apart, a half portion, the recipe of the dressing. The worst answer is no.',
            },
            {
              name: 'What we ask of you',
              text: 'Call when you are late or cannot come. A held table is a dinner someone else did not get.',
            },
          ],
          pictures: [
            {
              words: 'cook cutting vegetables board close up',
              alt: 'Bread on a board with a knife',
              drawing: loaf(2),
            },
            { words: 'lemon halves on board', alt: 'Half a lemon', drawing: lemon(6) },
            { words: 'fork napkin set table', alt: 'A fork on a napkin', drawing: fork(8) },
          ],
        }),
        place('cta/line', { title: 'The rest is better at the table.', actions: [book] }, { tone: 'tint' }),
      ],
    },
    {
      name: 'Getting here',
      slug: 'areas',
      title: `Getting here[[: {nap.city}]] | ${business}`,
      description: `The address of ${business}[[ in {nap.city}]], the way to the door, and the hours to check before you set out.`,
      sections: [
        place(
          'title/plain',
          {
            title: 'How to find the door',
            lead: 'Lost on the last corner? Call from where you stand.',
          },
          { space: 'tight' },
        ),
        place('place/arrive', { title: 'Where the table is' }),
        place('place/hours', { title: 'When the door is open' }, { tone: 'tint' }),
      ],
    },
    {
      name: 'Contact',
      slug: 'contact',
      title: `Ask for a table[[ in {nap.city}]] | ${business}`,
      description: `Call or write to ${business}[[ in {nap.city}]] for a table: how many, when, what someone cannot eat, and answers before you come.`,
      sections: [
        place(
          'title/plain',
          {
            title: 'How many, when, and what not',
            lead: 'Three things get you a table: the number of guests, the hour, and what someone cannot eat.',
            art: table(5),
          },
          { space: 'tight' },
        ),
        place('contact/ways', { ...ways, actions: [onMap] }),
        place('contact/sheet', { title: 'Ask for a table', form }, { tone: 'tint' }),
        place('faq/open', { title: 'Before you come', items: questions }, { tone: 'paper' }),
        place(
          'cta/line',
          {
            title: 'Read the menu. The rest is better at the table.',
            actions: [{ label: 'The menu', href: '/services' }],
          },
          { space: 'tight' },
        ),
        place('place/card', { title: 'The door', ground: 'square' }, { tone: 'tint' }),
      ],
    },
    privacyPage('title/plain'),
    thanksPage(
      [
        'Your message has arrived.',
        'We look at the book and see whether the table is free.',
        'You get an answer by email, or by phone if you left a number. Until then the table is not yours yet.',
      ],
      glass(3),
    ),
    notFoundPage('not-found/turn', {
      title: 'Wrong fork.',
      lead: 'This page is not on the card. One of these probably is.',
      art: fork(2),
      actions: [
        { label: 'The menu', href: '/services' },
        { label: 'Ask for a table', href: '/contact' },
        { label: 'Start page', href: '/' },
      ],
    }),
  ],
})
