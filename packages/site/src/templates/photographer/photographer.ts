import { onMap } from '../parts/reach.ts'
import { place, tradeTemplate } from '../parts/trade-template.ts'
import { serviceItems, servicePages } from '../parts/service.ts'
import { notFoundPage, privacyPage, thanksPage } from '../parts/usual-pages.ts'
import { blankFrame, lens, loupe } from './film.ts'
import { hours, own, posts, roll, strip } from './frames.ts'
import { generatedPages } from './generated.ts'
import { chosen, frame } from './light.ts'
import { questions } from './questions.ts'
import { services } from './services.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const day = [{ label: 'Ask for a day', href: '/contact' }]

const letter = {
  title: 'In one voice',
  lead: '[[{nap.aboutUsBlurb}||Ten minutes to arrive, then we begin.]]',
  items: [
    {
      name: 'Arriving',
      text: 'The first ten minutes are for coats, coffee, and the light. Nobody has a face yet, and nobody needs one.',
    },
    {
      name: 'Waiting',
      text: 'Wear what you forget you are wearing. Hands find a place once there is something to do, and the frame that stays is often the one after you thought it was over.',
    },
    {
      name: 'Choosing',
      text: 'Of thirty-six frames perhaps two deserve a ring. I mark mine, you mark yours, and we talk about the difference.',
    },
  ],
  pictures: [
    {
      words: 'your portrait, or your hands with the camera',
      alt: 'A lens from the front',
      isOwn: true,
      drawing: lens,
    },
  ],
}

const factors = {
  title: 'What changes the price',
  lead: 'Five answers, and there is a figure. None of them is about talent.',
  items: [
    {
      name: 'Time on the spot',
      text: 'An hour near a window.',
      note: 'A day, from breakfast to the last dance.',
    },
    { name: 'People or places', text: 'One person, one place.', note: 'A team, or five addresses.' },
    { name: 'Finished pictures', text: 'Five that you will use.', note: 'A hundred, in order.' },
    { name: 'Use', text: 'Private.', note: 'Press, then advertising, by time and place.' },
    { name: 'How soon', text: 'When they are good.', note: 'The same evening.' },
  ],
  actions: day,
}

/** Photographer: pictures, more pictures, then one voice. */
export const photographerTemplate = tradeTemplate({
  id: 'photographer',
  name: 'Photographer',
  trade: 'Photographer',
  style: 'White wall, red pencil',
  businessType: 'LocalBusiness',
  description: 'The site steps back: a contact sheet with a red pencil, and one voice next to it.',
  theme: 'Contact Sheet',
  forGenerator: generatedPages,
  above: [place('header/bare')],
  below: [place('footer/colophon'), place('cta/callbar')],
  pages: [
    {
      name: 'Home',
      slug: 'home',
      title: `Photographer[[ in {nap.city}]] | ${business}`,
      description: `Portraits, weddings, products, and rooms[[ in {nap.city}]]: frames first, then what changes the price and how to ask ${business} for a day.`,
      sections: [
        place('hero/filmstrip', {
          title: 'I photograph people who dislike being photographed[[, in {nap.city}]].',
          pictures: strip,
          actions: day,
        }),
        place('gallery/sheet', {
          title: 'Two dozen frames. The ringed ones stay.',
          items: roll,
          isSample: false,
        }),
        place('about/letter', letter),
        place(
          'services/rows',
          { title: 'What I photograph', items: serviceItems(services), isSample: false },
          { tone: 'tint' },
        ),
        place('gallery/cases', {
          title: 'Two of the ringed ones, and how they came about',
          items: [
            {
              name: 'Frame 02: who or what it is',
              text: 'What happened before it and after it, in two sentences.',
              lines: ['Light: where it came from', 'Hour: 00:00', 'Frames taken: 00'],
              picture: own('ringed frame, large', 'Who or what the frame shows', 'portrait', 1),
            },
            {
              name: 'Frame 12: who or what it is',
              text: 'What almost went wrong, and what you did about it.',
              lines: ['Light: where it came from', 'Hour: 00:00', 'Frames taken: 00'],
              picture: own('another ringed frame, large', 'Who or what the frame shows', 'corner', 1),
            },
          ],
        }),
        place('blog/lead', { title: 'Written between two jobs', items: posts }, { tone: 'tint' }),
        place('pricing/factors', factors),
        place(
          'contact/ways',
          {
            title: 'Ask for a day',
            items: [
              {
                name: 'Call',
                text: 'Say what it is for, and which two days would do. I call back if I am behind the camera.',
              },
              { name: 'Write', text: 'Send one picture you like, by anyone. It explains more than a page.' },
              { name: 'Visit', text: 'Call first; I may be out where the light is.' },
            ],
          },
          { space: 'tight' },
        ),
      ],
    },
    {
      name: 'Services',
      slug: 'services',
      title: `Photography[[ in {nap.city}]] | ${business}`,
      description: `What ${business} photographs[[ in {nap.city}]]: people, weddings, products, buildings and events, and how each of them goes.`,
      sections: [
        place(
          'title/plain',
          {
            title: 'People, things, places',
            lead: 'Each begins with the same question: where will the picture be seen?',
            art: chosen(frame('still', 1, [400, 400])),
          },
          { space: 'tight' },
        ),
        place('services/rows', {
          title: 'What I photograph',
          items: serviceItems(services),
          isSample: false,
        }),
        place('faq/open', { title: 'Before you book', items: questions }),
        place(
          'cta/line',
          { title: 'Two dates and one sentence are enough.', actions: day },
          { space: 'tight' },
        ),
      ],
    },
    ...servicePages(services, (service, at) => [
      place(
        'title/plain',
        { title: `${service.name}[[ in {nap.city}]]`, lead: service.lead },
        { space: 'tight' },
      ),
      place(
        'gallery/columns',
        {
          title: service.text,
          items: services[at]?.frames ?? [],
          isSample: false,
        },
        { space: 'tight' },
      ),
      place(
        'detail/sheet',
        { title: 'How it goes', lead: '', items: service.details, actions: [], isSample: false },
        { tone: 'tint' },
      ),
      place(
        'faq/open',
        { title: 'Asked before', items: service.questions },
        { tone: 'paper', space: 'tight' },
      ),
      place(
        'cta/line',
        { title: 'Say what it is for, and which two days would do.', actions: day },
        { space: 'tight' },
      ),
    ]),
    {
      name: 'About',
      slug: 'about',
      title: `About | ${business}`,
      description: `How ${business} works[[ in {nap.city}]]: ten minutes to arrive, an ordinary window, and few frames that stay.`,
      sections: [
        place(
          'title/plain',
          {
            title: 'Behind the camera',
            lead: 'I photograph people who dislike being photographed. It takes patience, and little else.',
          },
          { space: 'tight' },
        ),
        place('about/letter', letter),
        place('team/one', {}, { tone: 'tint' }),
        place(
          'cta/line',
          { title: 'Come for the light, stay for ten minutes.', actions: day },
          { space: 'tight' },
        ),
      ],
    },
    {
      name: 'Areas',
      slug: 'areas',
      title: `Where I work[[: {nap.city} and around]] | ${business}`,
      description: `The places ${business} travels to with a camera[[ from {nap.city}]], and what a journey changes about the price.`,
      sections: [
        place(
          'title/plain',
          {
            title: 'Where I work[[ from {nap.city}]]',
            lead: 'A camera fits under a seat. What a journey adds is time, and it is named before.',
          },
          { space: 'tight' },
        ),
        place('areas/index', {
          title: 'By name',
          lead: '[[In {nap.city} and the places around it.]] For others, say where and in which season: the light decides the hour.',
        }),
        place(
          'cta/line',
          { title: 'Say where, and at which hour it is at its best.', actions: day },
          { space: 'tight' },
        ),
      ],
    },
    {
      name: 'Contact',
      slug: 'contact',
      title: `Contact | ${business}`,
      description: `Ask ${business} for a day[[ in {nap.city}]]: what it is for, who or what is in it, and which two days would do.`,
      sections: [
        place(
          'title/plain',
          {
            title: 'Ask for a day',
            lead: 'What it is for, who or what is in it, and two days that would do.',
            art: loupe,
          },
          { space: 'tight' },
        ),
        place(
          'contact/sheet',
          {
            title: 'Write to me',
            actions: [onMap],
            form: { what: 'What is it for, and who or what is in it?', where: 'Which two days would do?' },
          },
          { tone: 'paper', space: 'tight' },
        ),
        place('gallery/sheet', { title: 'Ring the light you would like', items: hours, isSample: false }),
      ],
    },
    privacyPage('title/plain'),
    thanksPage(
      [
        'Your message has arrived.',
        'I look at the two days, and ask back if the place or the use is not clear.',
        'You get an answer by email, or by phone if you left a number.',
      ],
      lens,
    ),
    notFoundPage('not-found/turn', {
      title: 'An empty frame.',
      lead: 'Nothing was exposed at this address. One of these probably was.',
      art: blankFrame,
    }),
  ],
})
