import { place, tradeTemplate } from '../parts/trade-template.ts'
import { reach } from '../parts/reach.ts'
import { serviceItems, serviceNeighbors, servicePages } from '../parts/service.ts'
import { notFoundPage, privacyPage, thanksPage } from '../parts/usual-pages.ts'
import { build, chimney, gap, gutter, ladder, ridge, roofLine, storm } from './art.ts'
import { generatedPages } from './generated.ts'
import { afterStorm, change, roofs } from './parts.ts'
import { questions } from './questions.ts'
import { layers, layersOf } from './roof-layers.ts'
import { services } from './services.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const ask = { label: 'Ask for a look at your roof', href: '/contact' }

const request = {
  title: 'What you see, which roof, and you',
  form: {
    what: 'What do you see, and since when?',
    where: 'Which house, how many stories, which covering?',
    sheets: ['What you see', 'The roof', 'You'],
  },
} as const

const credentials = {
  title: 'Who may climb onto your roof',
  label: 'Check it yourself',
  note: 'Many places license roofers, others do not. Ask any roofer for the license if there is one, and for proof of liability and workers’ insurance, sent to you by the insurer. A fall on your roof should not become your claim.',
}

const picture = (words: string, alt: string, drawing: typeof ladder) => ({
  pictures: [{ words, alt, drawing }],
})

/** Roofing: owners cannot see their roof, so it is explained before anything is shown or asked. */
export const roofingTemplate = tradeTemplate({
  id: 'roofing',
  name: 'Roofing',
  trade: 'Roofing',
  style: 'Weight and weather',
  businessType: 'RoofingContractor',
  description:
    'Slate grays, oxide red and one pitch: a roof is taken apart layer by layer before anyone asks for photos.',
  theme: 'Slate',
  forGenerator: generatedPages,
  above: [place('header/shopfront', { actions: [{ label: 'Ask for a look', href: '/contact' }] })],
  below: [place('footer/name', { art: roofLine }, { tone: 'deep' }), place('cta/callbar')],
  pages: [
    {
      name: 'Home',
      slug: 'home',
      title: `Roofing[[ in {nap.city}]] | ${business}`,
      description: `Inspection, repair, new roofs, gutters and flashing[[ in {nap.city}]]: a roof in seven layers, and where ${business} looks first.`,
      sections: [
        place('hero/ridge', {
          title: 'A roof fails at its edges first.',
          lead: 'Our work[[ in {nap.city}]] begins there. From the ground you see tiles, from the ladder the reason.',
          actions: [ask],
          ...picture('slate roof against sky close', 'A slate roof against the sky', ridge),
        }),
        place('process/layers', layers, { tone: 'tint' }),
        place('services/rows', {
          title: 'From the first look to the last nail',
          items: serviceItems(services),
          isSample: false,
        }),
        place('ba/wipe', change, { tone: 'tint' }),
        place('gallery/cases', roofs, { tone: 'paper' }),
        place('detail/signs', afterStorm, { tone: 'deep' }),
        place('areas/maplist', {
          title: 'How far the ladder goes',
          lead: '[[{nap.city} and the roofs around it. ]]Two roofs on one street share one drive: ask your neighbor.',
        }),
        place('faq/numbered', { title: 'Asked from the ground', items: questions }),
        place('contact/steps', request, { tone: 'brand' }),
      ],
    },
    {
      name: 'Services',
      slug: 'services',
      title: `Roofing services[[ in {nap.city}]] | ${business}`,
      description: `What ${business} inspects, repairs and builds[[ in {nap.city}]], from covering to attic.`,
      sections: [
        place('title/picture', {
          title: 'From covering to attic',
          lead: 'Find yours by what you see, from outside or from inside. If you see nothing, begin with the inspection.',
          ...picture('roofers laying shingles', 'Roofers laying shingles over new underlayment', build),
        }),
        place(
          'services/rows',
          { title: 'Eight kinds of work', items: serviceItems(services), isSample: false },
          { tone: 'tint' },
        ),
        place(
          'cta/line',
          {
            title: 'From the ground you see tiles. From the ladder you see the reason.',
            actions: [ask],
          },
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
      place('process/layers', layersOf(service.slug), { tone: 'tint' }),
      place('detail/sheet', {
        title: service.phrase ?? 'What it looks like',
        lead: service.text,
        items: service.details,
        actions: serviceNeighbors(services, service),
        isSample: false,
      }),
      place('faq/numbered', { title: 'Two questions first', items: service.questions }, { tone: 'tint' }),
      place('detail/related', {
        items: service.details,
        actions: serviceNeighbors(services, service),
        isSample: false,
      }),
      place(
        'cta/line',
        {
          title: service.closing ?? 'Send photos from the ground. We bring the ladder.',
          actions: [ask],
        },
        { tone: 'brand' },
      ),
    ]),
    {
      name: 'About',
      slug: 'about',
      title: `How we work | ${business}`,
      description: `How ${business} works on roofs[[ in {nap.city}]]: photos first, one list, dry each evening, and how to check any roofer.`,
      sections: [
        place('title/picture', {
          title: 'What you cannot see, shown',
          lead: 'A roof is paid for from the ground. So it has to be shown from the ladder.',
          ...picture('copper flashing chimney slate roof', 'Flashing at a chimney on a slate roof', chimney),
        }),
        place(
          'about/margin',
          {
            title: 'How the work goes',
            lead: '[[{nap.aboutUsBlurb}||A good roof is heard in the first storm: nothing.]]',
            items: [
              {
                name: 'Photos, then words',
                text: 'You see each place before you hear what it needs. Without a photo it is an opinion.',
                note: 'Ask for the same spot before and after.',
              },
              {
                name: 'One list, in order',
                text: 'What leaks now, what will leak next, what only looks bad. You decide where the line is drawn.',
                note: 'The list is yours, no matter who does the work.',
              },
              {
                name: 'No more open than can be closed',
                text: 'A roof that lies open overnight is a bet against the weather. The day is planned from its end.',
                note: 'Ask what happens if it rains at noon.',
              },
              {
                name: 'The ground is part of the roof',
                text: 'Plants are covered, gutters emptied, and the lawn is searched with a magnet. Nails find tires.',
              },
            ],
          },
          { tone: 'paper' },
        ),
        place('logos/credentials', credentials, { tone: 'tint' }),
        place(
          'cta/line',
          {
            title: 'A roof fails at its edges first. Let us look at yours.',
            actions: [ask],
          },
          { tone: 'brand' },
        ),
      ],
    },
    {
      name: 'Areas',
      slug: 'areas',
      title: `Where we work[[: {nap.city} and around]] | ${business}`,
      description: `Where ${business} climbs[[, from {nap.city} outward]], and what about the weather there matters to a roof.`,
      sections: [
        place('title/picture', {
          title: 'Roofs[[ in {nap.city}]] and beyond',
          lead: 'Wind, salt, snow and trees differ by street. Say what yours gets most of.',
          ...picture('gutter downspout rain house', 'Gutter and downspout in the rain', gutter),
        }),
        place('areas/maplist', {
          title: 'How far the ladder goes',
          lead: '[[{nap.city} and the roofs around it. ]]If your place is not named, ask.',
        }),
        place('areas/index', { title: 'By name', lead: '' }, { tone: 'tint' }),
        place(
          'cta/line',
          { title: 'Two roofs on one street share one drive.', actions: [ask] },
          { tone: 'brand' },
        ),
      ],
    },
    {
      name: 'Contact',
      slug: 'contact',
      title: `Contact | ${business}`,
      description: `Call or write to ${business}[[ in {nap.city}]]: which photos help, what to do about water now, and what to stay away from.`,
      sections: [
        place('title/picture', {
          title: 'Is water coming in?',
          lead: 'Then call, put a bucket under it, and stay off the roof. For all else, three short answers are enough.',
          ...picture('storm damaged roof tarp', 'A sheet fixed over a hole in a roof', storm),
        }),
        place('contact/steps', request, { tone: 'brand' }),
        place('faq/numbered', {
          title: 'What helps before anyone climbs',
          items: [
            {
              name: 'Which photos?',
              text: 'The whole house from each side you can reach, the place in question as large as it gets, and the stain inside with something next to it for scale.',
            },
            {
              name: 'Which facts?',
              text: 'The age of the roof, its covering, the number of stories, and when it leaks: in rain, in wind, or after frost.',
            },
            {
              name: 'What not to do?',
              text: 'Do not climb, do not caulk, do not pull at what is loose. What hides the leak today hides it from us as well.',
            },
          ],
        }),
        place('place/card', { ground: 'roofs' }, { tone: 'tint' }),
        place(
          'cta/line',
          { title: 'Stay on the ground. Tell us what you see.', actions: [reach] },
          { tone: 'deep' },
        ),
      ],
    },
    privacyPage('title/plain'),
    thanksPage(
      [
        'Your message has arrived.',
        'We read it with your photos, and ask for one more if it would save the ladder.',
        'You get an answer by email, or by phone if you left a number.',
      ],
      chimney,
    ),
    notFoundPage('not-found/turn', {
      title: 'Something has slipped here.',
      lead: 'The page that was at this address is gone. These are still in their place.',
      art: gap,
    }),
  ],
})
