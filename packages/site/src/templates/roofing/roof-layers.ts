import type { SectionContent, SectionItem } from '../../library/section-content.ts'
import { sevenLayers } from './layers.ts'

const names = ['Covering', 'Fixings', 'Underlayment', 'Deck', 'Air gap', 'Insulation', 'Flashing and gutters']

const duties = [
  'Sheds the water.',
  'Hold it against wind.',
  'Catches what gets through.',
  'Carries all of it.',
  'Lets moisture leave.',
  'Keeps warmth in.',
  'Guard the edges, where most leaks begin.',
]

/** Returns the layers with what is said of each; the others keep their duty. */
const layersWith = (said: Readonly<Record<number, string>>): SectionItem[] =>
  names.map((name, at) => ({ name, text: said[at] ?? duties[at] ?? '' }))

/** A roof from the rain inward. */
export const layers: Partial<SectionContent> = {
  title: 'What lies over your head',
  items: layersWith({}),
  art: sevenLayers(),
}

/** Title over the layers, what a service does with some of them, counted from 0, and which ones are drawn in full. */
interface Reading {
  readonly title: string
  readonly lit: readonly number[]
  readonly said: Readonly<Record<number, string>>
}

const readings: Readonly<Record<string, Reading>> = {
  inspection: {
    title: 'Seven layers, seen from both sides',
    lit: [0, 3, 4, 5, 6],
    said: {
      0: 'From the ladder, row by row.',
      1: 'Out of sight, until a piece sits loose.',
      2: 'Out of sight, but for the eaves.',
      3: 'From the attic: stains, and boards that give.',
      4: 'From the attic: is there daylight at the eaves?',
      5: 'From the attic: wet, thin, or pushed aside.',
      6: 'From the ladder, first and longest.',
    },
  },
  repair: {
    title: 'Mostly layers one, two and seven',
    lit: [0, 1, 6],
    said: {
      0: 'Slipped or cracked pieces are replaced one by one.',
      1: 'A nail that backs out lifts what it held.',
      6: 'Bent, torn, or only caulked: renewed.',
    },
  },
  'new-roofs': {
    title: 'All seven, as one build-up',
    lit: [0, 1, 2, 3, 4, 5, 6],
    said: {
      0: 'Chosen by pitch and weight, then by color.',
      1: 'As many, and where, as the maker says.',
      2: 'Lapped downhill, like the covering above it.',
      3: 'Bare for once: soft boards are replaced.',
      4: 'Open from the eaves to the ridge.',
      5: 'Kept if it is dry, renewed if it is not.',
      6: 'New, because old metal rarely fits twice.',
    },
  },
  'flat-roofs': {
    title: 'The same seven, nearly level',
    lit: [3, 5, 6],
    said: {
      0: 'A membrane, tight at every seam.',
      1: 'Glue, plates, or weight.',
      2: 'Keeps damp from inside out of the build-up.',
      3: 'Falls a little toward the drains.',
      4: 'Often left out. Then all else must stay dry.',
      5: 'Rigid boards, some of them cut to a slope.',
      6: 'Edges turned up, drains set low.',
    },
  },
  gutters: {
    title: 'Layer seven, at the lower edge',
    lit: [0, 6],
    said: {
      0: 'Its last row ends over the gutter.',
      2: 'Ends over the metal edge, not behind it.',
      6: 'Sized for the area, pitched to run dry.',
    },
  },
  flashing: {
    title: 'Layer seven, where the roof is cut',
    lit: [0, 2, 6],
    said: {
      0: 'Cut close, and never the seal.',
      2: 'Turned up at the chimney, below the metal.',
      6: 'In steps, let into the joints of the wall.',
    },
  },
  'storm-damage': {
    title: 'The wind takes layer one, then two',
    lit: [0, 1, 2],
    said: {
      0: 'Lifted, cracked, or in the yard.',
      1: 'They give at edges and corners first.',
      2: 'Keeps rain out for a while, then lets go.',
    },
  },
  'insulation-and-ventilation': {
    title: 'Layers five and six, from inside',
    lit: [4, 5],
    said: {
      3: 'Frost on its nails is the first sign.',
      4: 'In at the eaves, out at the ridge.',
      5: 'Even, dry, and clear of the air gap.',
    },
  },
}

/** Returns the layers with those drawn in full that a service is about, and what it does with them. */
export const layersOf = (slug: string): Partial<SectionContent> => {
  const reading = readings[slug]
  if (!reading) return layers
  const { title, lit, said } = reading
  return { title, items: layersWith(said), art: sevenLayers(lit) }
}
