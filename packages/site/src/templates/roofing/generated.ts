import { generatorPages, serviceInCity, servicesWithoutLinks } from '../parts/generator-pages.ts'
import { named, serviceDetails } from '../parts/service-details.ts'
import { place } from '../parts/trade-template.ts'
import { ladder, ridge } from './art.ts'
import { afterStorm } from './parts.ts'
import { questions } from './questions.ts'
import { layers } from './roof-layers.ts'
import { services } from './services.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const form = {
  what: 'What do you see, and since when?',
  where: 'Which house, how many stories, which covering?',
  sheets: ['What you see', 'The roof', 'You'],
} as const

/** Layers without the names of services among them. */
const anyLayers = (layers.items ?? []).map((item) =>
  item.name === 'Flashing and gutters' ? { ...item, name: 'Edges', text: 'Where most leaks begin.' } : item,
)

/** Pages for the generator: a service in a city, and a roofer in a city. */
export const generatedPages = generatorPages({
  trade: 'Roofer',
  service: {
    description: `${serviceInCity} by ${business}: which layers it touches, what a quote should name, and which photos help.`,
    sections: [
      place('title/picture', {
        title: serviceInCity,
        lead: 'You cannot see your roof, so ask to be shown. From the ground you see tiles, from the ladder the reason.',
        pictures: [
          { words: 'slate roof against sky close', alt: 'A slate roof against the sky', drawing: ridge },
        ],
      }),
      place(
        'process/layers',
        { ...layers, items: anyLayers, title: '{service}: ask which of these it touches' },
        { tone: 'tint' },
      ),
      place('detail/sheet', {
        title: 'From the first look to the last nail',
        lead: '“{service}” is a word on a quote. In {city} as anywhere, what counts is which layers stand below it.',
        items: serviceDetails({
          signs: named(
            [
              'Seen from both sides',
              'From the ladder and from under the roof. A stain below and its cause above are rarely at the same spot.',
            ],
            [
              'Shown, not told',
              'Ask for photos before and after, from the same place. They say more than a word on a bill.',
            ],
            [
              'Closed by evening',
              'A roof should not be opened further than it can be closed the same day. Ask how the forecast is part of the plan.',
            ],
          ),
          waits: ['What can wait', 'Moss on a sound covering', 'A tile that is stained, not cracked'],
          done: 'Looked at, photographed, quoted by layer, done, photographed again',
          needed: 'Photos from the ground, the age of the roof, and room for a ladder',
          price: 'Pitch, height, covering, and what the deck looks like below',
        }),
        pictures: [{ words: 'ladder at eaves', alt: 'A ladder at the edge of a roof', drawing: ladder }],
        actions: [],
        isSample: false,
      }),
      place(
        'faq/numbered',
        {
          title: '{service} in {city}: three questions first',
          items: named(
            [
              '{service} in {city}: what does it cost?',
              'Height, pitch, covering and access decide, and what is found below. Two quotes that do not name the same layers cannot be compared.',
            ],
            [
              'Is water coming in now?',
              'Put a bucket under it, move what must stay dry, photograph it, and stay off the roof. Then call.',
            ],
            [
              'Will my insurer pay?',
              'That depends on the policy and the cause. Photograph first, tell the insurer early, and keep what was taken off until they have seen it.',
            ],
          ),
        },
        { tone: 'tint' },
      ),
      place(
        'contact/steps',
        { title: '{service}: what you see, which roof, and you', form },
        { tone: 'brand' },
      ),
    ],
  },
  place: {
    description: `A roofer in {city}: what lies over your head, what to do after a storm, and where ${business} looks first.`,
    sections: [
      place('title/picture', {
        title: 'Roofer in {city}',
        lead: 'A roof fails at its edges first, so the work begins there. Is water coming in? Bucket under it, call, and stay off the roof.',
        pictures: [{ words: 'ladder at eaves', alt: 'A ladder at the edge of a roof', drawing: ladder }],
      }),
      place('process/layers', { ...layers, title: 'What lies over your head in {city}' }, { tone: 'tint' }),
      place('services/rows', {
        title: 'What roofs in {city} need, from edge to ridge',
        items: servicesWithoutLinks(services),
        isSample: false,
      }),
      place('detail/signs', { ...afterStorm, actions: [] }, { tone: 'deep' }),
      place('faq/numbered', { title: 'Asked from the ground in {city}', items: questions }),
      place(
        'contact/steps',
        { title: 'What you see, which street in {city}, and you', form },
        { tone: 'brand' },
      ),
    ],
  },
})
