import { place, tradeTemplate } from '../parts/trade-template.ts'
import { reach } from '../parts/reach.ts'
import { serviceNeighbors, servicePages } from '../parts/service.ts'
import { notFoundPage, privacyPage, thanksPage } from '../parts/usual-pages.ts'
import { braid, comb, longHair } from './art.ts'
import { generatedPages } from './generated.ts'
import { bob, knot, shortHair } from './heads.ts'
import { questions } from './questions.ts'
import { services } from './services.ts'
import { priceList, shades } from './shades.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const ask = { label: 'Ask for a time', href: '/contact' }
const prices = {
  items: priceList,
  shades,
  note: '[[Prices by phone: {nap.phone}.||Ask for the price before you sit down.]]',
  actions: [],
  isSample: false,
}
const chair = {
  words: 'salon chair mirror minimal',
  alt: 'Hair pinned up, seen in a mirror',
}
const own = (name: string, words: string, alt: string) => ({ name, picture: { words, alt, isOwn: true } })
const work = {
  title: 'Cut here',
  items: [
    own(
      'From the back, in daylight',
      'hair detail back view daylight',
      'Hair to the shoulder, seen from the back',
    ),
    own(
      'From the side, the line at the chin',
      'bob haircut side view',
      'Chin-length bob, seen from the side',
    ),
    own('What it is done with', 'scissors comb flat lay', 'Scissors and a comb'),
    own('The chair', 'salon chair mirror minimal', 'A chair in front of a mirror'),
    own(
      'Color, four weeks later',
      'hair color grown out detail',
      'Colored hair that has grown for four weeks',
    ),
  ].map((item, at) => ({
    ...item,
    picture: { ...item.picture, drawing: [longHair(8), bob(9), comb(5), knot(2), braid(7)][at]! },
  })),
}
const team = { title: 'Who holds the scissors' }

/** Hair salon: a fashion page with a price list and a shade card. */
export const salonTemplate = tradeTemplate({
  id: 'salon',
  name: 'Hair salon',
  trade: 'Hair salon',
  style: 'Fashion page',
  businessType: 'HairSalon',
  description:
    'Pistachio and chocolate, one word as large as a cover line, and a card of shades next to the prices.',
  theme: 'Pistache',
  forGenerator: generatedPages,
  above: [place('header/split')],
  below: [place('footer/name', {}, { tone: 'deep' }), place('cta/callbar')],
  pages: [
    {
      name: 'Home',
      slug: 'home',
      title: `Hair salon[[ in {nap.city}]] | ${business}`,
      description: `Cut, color and care[[ in {nap.city}]] at ${business}: the price list, what to bring, how long it takes, and how to ask for a time.`,
      sections: [
        place('hero/editorial', {
          title: 'Cut first. Everything else follows.',
          lead: '[[A salon in {nap.city}. ]]Bring a photo, and one of what you did not like.',
          actions: [ask],
          shades,
          pictures: [
            {
              words: 'woman hair portrait window light editorial',
              alt: 'Long hair in soft light, cut to one line',
              drawing: longHair(3),
            },
          ],
        }),
        place('services/price-rows', { title: 'The list', ...prices }),
        place('gallery/columns', work, { tone: 'tint' }),
        place('team/portraits', team),
        place(
          'about/margin',
          {
            title: 'Before the first snip',
            lead: '[[{nap.aboutUsBlurb}||A cut is a talk that ends with scissors.]]',
            items: [
              {
                name: 'Bring two photos',
                text: 'One of what you want, one of what you did not like. They say in a second what words take minutes for.',
                note: 'The second one saves more time.',
              },
              {
                name: 'Come as you are',
                text: 'Dry, and the way it falls on a usual day. Hair shows what it does on its own, and the cut begins there.',
                note: 'Up, down, or under a helmet: say which.',
              },
              {
                name: 'Plan the time',
                text: 'A cut fits into a lunch hour. Color does not: roots take one and a half hours, a change takes an afternoon or two visits.',
                note: 'Color takes time. Bring a book.',
              },
            ],
          },
          { tone: 'brand' },
        ),
        place('reviews/one', { title: 'Said afterward' }, { tone: 'paper' }),
        place('offers/line', { title: 'This month' }),
        place('faq/numbered', { title: 'Before you sit down', items: questions }, { tone: 'tint' }),
        place('place/card', { title: 'The chair is here', ground: 'strands' }, { tone: 'paper' }),
      ],
    },
    {
      name: 'Services',
      slug: 'services',
      title: `Cut, color, care[[ in {nap.city}]] | ${business}`,
      description: `The list of ${business}[[ in {nap.city}]]: cuts by length, color from roots to a change, styling, care and children, each explained.`,
      sections: [
        place('title/picture', {
          title: 'The list, from short to long',
          lead: 'Find your length, then your color. Behind each name is what to bring and how long it takes.',
          pictures: [{ words: 'scissors comb flat lay', alt: 'A comb drawn through hair', drawing: comb(4) }],
        }),
        place('services/price-rows', { title: 'What we do', ...prices }),
        place(
          'cta/line',
          { title: 'Not sure? A talk comes before the cut.', actions: [ask] },
          { tone: 'brand' },
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
        lead: '',
        items: service.details,
        actions: serviceNeighbors(services, service, 'The whole list'),
        isSample: false,
      }),
      place('gallery/strip', { ...work, title: 'Done here' }, { tone: 'tint' }),
      place('faq/open', { title: 'Asked in the chair', items: service.questions }, { tone: 'tint' }),
      place('detail/related', {
        items: service.details,
        actions: serviceNeighbors(services, service, 'The whole list'),
        isSample: false,
      }),
      place(
        'cta/line',
        { title: service.closing ?? 'Bring a photo, and one of what you did not like.', actions: [ask] },
        { tone: 'brand' },
      ),
    ]),
    {
      name: 'About',
      slug: 'about',
      title: `About us | ${business}`,
      description: `How ${business} cuts[[ in {nap.city}]]: what dry hair shows before the first snip, when to ask about price, and what to check in the mirror.`,
      sections: [
        place(
          'title/plain',
          {
            title: 'Seen dry, then cut',
            lead: 'What happens between the door and the mirror.',
          },
          { space: 'tight' },
        ),
        place('about/workshop', {
          title: 'From the door to the mirror',
          lead: '[[{nap.aboutUsBlurb}||A cut is a talk that ends with scissors.]]',
          items: [
            {
              name: 'The look',
              text: 'Dry hair shows how it falls, where it turns, and what is left of older color. Ask for a look before it gets wet.',
            },
            {
              name: 'The price',
              text: 'Ask for it before you sit down, color most of all. Length and product decide, and both are known by then.',
            },
            {
              name: 'The mirror',
              text: 'Ask to see the back before the cape comes off, and say what bothers you while the scissors are still out.',
            },
          ],
          pictures: [
            { ...chair, drawing: knot(3) },
            { words: 'comb and clippers close up', alt: 'Short hair at the neck', drawing: shortHair(4) },
            { words: 'hair detail back view', alt: 'Long hair, seen from the back', drawing: longHair(9) },
          ],
        }),
        place('team/portraits', team, { tone: 'tint' }),
        place('cta/line', { title: 'Say how short. We say if it holds.', actions: [ask] }, { tone: 'brand' }),
      ],
    },
    {
      name: 'Find us',
      slug: 'areas',
      title: `Find us[[: {nap.city}]] | ${business}`,
      description: `The address of ${business}[[ in {nap.city}]], the way there by foot and by car, and the hours to check before you set out.`,
      sections: [
        place(
          'title/plain',
          {
            title: 'The way to the chair',
            lead: 'Running late? Call from the road: ten minutes can be moved, half an hour rarely.',
          },
          { space: 'tight' },
        ),
        place('place/arrive', { title: 'Here' }),
      ],
    },
    {
      name: 'Contact',
      slug: 'contact',
      title: `Ask for a time[[ in {nap.city}]] | ${business}`,
      description: `Call or write to ${business}[[ in {nap.city}]]: say what you wish for, what was done before, and two days that suit you.`,
      sections: [
        place('title/picture', {
          title: 'What, when, and what was before',
          lead: 'Cut, color, or both; two days that suit you; and what was done to your hair last. From that follows how long the chair is needed.',
          pictures: [{ ...chair, drawing: knot(6) }],
        }),
        place('contact/ways', {
          title: 'Ask for a time',
          items: [
            { name: 'Call', text: 'For this week, and when you are running late.' },
            { name: 'Write', text: 'For color and bridal: send a photo of your hair in daylight.' },
            { name: 'Come by', text: 'For a short look before a large change.' },
          ],
        }),
        place(
          'contact/sheet',
          {
            title: 'Or in writing',
            form: {
              what: 'What would you like done, and what was done last?',
              where: 'Which two days suit you?',
            },
          },
          { tone: 'tint' },
        ),
        place('faq/open', { title: 'Before you sit down', items: questions }, { tone: 'paper' }),
        place('place/card', { title: 'The chair is here', ground: 'strands' }, { tone: 'tint' }),
        place('cta/line', { title: 'Say what was done last.', actions: [reach] }, { tone: 'brand' }),
      ],
    },
    privacyPage('title/plain'),
    thanksPage(
      [
        'Your message has arrived.',
        'We look for a time that is long enough for what you wish.',
        'You get an answer by email, or by phone if you left a number. Until then no chair is booked.',
      ],
      knot(3),
    ),
    notFoundPage('not-found/turn', {
      title: 'Cut off.',
      lead: 'This page was trimmed, or its address is mistyped. These are still on.',
      art: longHair(12),
      actions: [
        { label: 'The list', href: '/services' },
        { label: 'Ask for a time', href: '/contact' },
        { label: 'Start page', href: '/' },
      ],
    }),
  ],
})
