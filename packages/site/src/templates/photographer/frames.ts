import type { PictureWish, SectionItem } from '../../library/section-content.ts'
import { chosen, frame, type Size, type ViewName } from './light.ts'

/** Returns a place for a picture that the photographer has taken, with a drawn frame until then. */
export const own = (words: string, alt: string, view: ViewName, at: number, size?: Size): PictureWish => ({
  words,
  alt,
  isOwn: true,
  drawing: frame(view, at, size),
})

/** Alternative texts of the views. */
const alts: Readonly<Record<ViewName, string>> = {
  portrait: 'A face from the side, lit by a window',
  pane: 'Light of a window on a wall, behind a chair',
  couple: 'A couple from behind, under one umbrella',
  corner: 'The corner of a building from its foot',
  still: 'A bottle and a pear on a table',
  family: 'Shoes of a family below a coat',
  team: 'A person in front of a plain wall',
  horizon: 'The sun going down behind a pier',
  stage: 'A speaker over the heads of the audience',
}

interface Sequence {
  readonly view: ViewName
  /** Shot that belongs here. */
  readonly words: string
  /** Light of the frame; each has its own hour. */
  readonly light: string
  readonly hours: readonly string[]
}

const sequences: readonly Sequence[] = [
  {
    view: 'portrait',
    words: 'portrait natural light',
    light: 'Side window',
    hours: ['10:05', '10:12', '10:15', '10:21'],
  },
  {
    view: 'pane',
    words: 'window light wall',
    light: 'Low sun',
    hours: ['16:30', '16:50'],
  },
  {
    view: 'couple',
    words: 'wedding candid',
    light: 'Rain, overcast',
    hours: ['14:02', '14:02', '14:03', '14:05'],
  },
  {
    view: 'corner',
    words: 'architecture shadow',
    light: 'Hard sun',
    hours: ['08:40', '09:15'],
  },
  {
    view: 'still',
    words: 'product still life',
    light: 'One lamp',
    hours: ['11:30', '11:34', '11:41', '11:50'],
  },
  {
    view: 'family',
    words: 'family at home',
    light: 'Room, north',
    hours: ['15:20', '15:22'],
  },
  {
    view: 'horizon',
    words: 'fog horizon',
    light: 'Dusk',
    hours: ['20:31', '20:38', '20:44', '20:52'],
  },
  {
    view: 'stage',
    words: 'event from the last row',
    light: 'Stage',
    hours: ['21:15', '21:40'],
  },
]

/** Frames of a contact sheet: what was taken one after another, with its light and hour. */
export const roll: readonly SectionItem[] = sequences.flatMap(({ view, words, light, hours }) =>
  hours.map((hour, at) => ({
    name: `${light}, ${hour}`,
    picture: own(`${words}, frame ${at + 1}`, alts[view], view, at),
  })),
)

/** Frames of unlike ratio for the strip at the top. */
export const strip: readonly PictureWish[] = [
  own('portrait natural light, upright', 'A face from the side, lit by a window', 'portrait', 1, [100, 150]),
  own('wedding candid, wide', 'A couple from behind, under one umbrella', 'couple', 0, [180, 120]),
  own('product still life, square', 'A bottle and a pear on a table', 'still', 0, [120, 120]),
  own('architecture shadow, upright', 'The corner of a building against the sky', 'corner', 0, [120, 150]),
  own('fog horizon, wide', 'The sun going down behind a pier', 'horizon', 1, [180, 120]),
]

const sizes: readonly Size[] = [
  [120, 150],
  [180, 120],
  [130, 130],
  [180, 120],
  [120, 160],
  [160, 120],
]

/** Caption of a frame with the view that its drawing shows. */
export type Shot = readonly [view: ViewName, caption: string]

/** Frame of a service that the pencil has chosen. */
const ringed = 3

/** Returns frames in unlike ratios, with their numbers; one of them has the ring of the contact sheet. */
export const framesOf = (words: string, shots: readonly Shot[]): SectionItem[] =>
  shots.map(([view, caption], at) => {
    const picture = own(`${words}, ${caption.toLowerCase()}`, alts[view], view, at, sizes[at % sizes.length])
    return {
      name: `${String(at + 1).padStart(2, '0')} / ${caption}`,
      picture: at === ringed && picture.drawing ? { ...picture, drawing: chosen(picture.drawing) } : picture,
    }
  })

/** Three kinds of light to choose a day by. */
export const hours: readonly SectionItem[] = [
  { name: 'Morning: soft, from the side', picture: own('morning window light', alts.pane, 'pane', 1) },
  { name: 'Noon: hard, from above', picture: own('noon shadow facade', alts.corner, 'corner', 1) },
  { name: 'Dusk: even, for twenty minutes', picture: own('dusk horizon', alts.horizon, 'horizon', 4) },
]

/** Posts to write over. */
export const posts: readonly SectionItem[] = [
  {
    label: 'Date',
    name: 'Why the window is to your side',
    text: 'The first sentence: what readers will see the next time they sit down near one.',
    picture: own('window light wall', 'Light of a window on a wall', 'pane', 3, [180, 120]),
  },
  { label: 'Date', name: 'A wedding in the rain, hour by hour' },
  { label: 'Date', name: 'What a license for pictures says' },
  { label: 'Date', name: 'Clothes that photograph well, and why' },
]
