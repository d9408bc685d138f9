import { moved } from '../../library/art/shapes.ts'
import type { Drawing, Shape } from '../../library/drawing.ts'
import { pencilRing } from '../../library/art/pencil-ring.ts'
import { face, profile } from './heads.ts'
import { backs, bottleAndPear, facade, hall, pier, speaker, wall } from './subjects.ts'

/** Size of a frame in units of its drawing. */
export type Size = readonly [width: number, height: number]

/** Part of the subject in a frame: a point of it that is in the middle, and how near the camera is. */
type Crop = readonly [x: number, y: number, near: number]

interface View {
  /** Subject on a field of 150 × 100 that continues beyond its edges; `at` is how much later it is. */
  readonly subject: (at: number) => readonly Shape[]
  /** Point from the start that is in the middle of upright frames. */
  readonly focus: number
  /** Crops of the frames, one after another. */
  readonly crops: readonly Crop[]
}

const views = {
  portrait: {
    subject: profile,
    focus: 64,
    crops: [
      [72, 50, 1],
      [60, 42, 1.5],
      [84, 56, 1.12],
      [66, 48, 1.24],
    ],
  },
  pane: {
    subject: wall,
    focus: 58,
    crops: [
      [75, 50, 1],
      [70, 44, 1.3],
      [84, 52, 1.15],
      [75, 50, 1.08],
    ],
  },
  couple: {
    subject: backs,
    focus: 70,
    crops: [
      [75, 50, 1],
      [72, 60, 1.45],
      [78, 48, 1.12],
      [75, 58, 1.25],
    ],
  },
  corner: {
    subject: facade,
    focus: 72,
    crops: [
      [75, 50, 1],
      [62, 44, 1.35],
      [80, 52, 1.1],
      [88, 60, 1.5],
    ],
  },
  still: {
    subject: bottleAndPear,
    focus: 88,
    crops: [
      [78, 52, 1],
      [86, 58, 1.5],
      [74, 54, 1.12],
      [92, 62, 1.25],
    ],
  },
  family: {
    subject: hall,
    focus: 84,
    crops: [
      [75, 50, 1],
      [92, 62, 1.4],
      [62, 54, 1.15],
      [75, 52, 1.1],
    ],
  },
  team: {
    subject: face,
    focus: 75,
    crops: [[75, 50, 1]],
  },
  horizon: {
    subject: pier,
    focus: 84,
    crops: [
      [75, 50, 1],
      [80, 50, 1.12],
      [70, 54, 1.25],
      [75, 50, 1],
    ],
  },
  stage: {
    subject: speaker,
    focus: 82,
    crops: [
      [75, 50, 1],
      [78, 48, 1.35],
      [66, 52, 1.12],
      [75, 44, 1.2],
    ],
  },
} as const satisfies Readonly<Record<string, View>>

/** Subject of a sequence of frames. */
export type ViewName = keyof typeof views

/** Returns the transform that shows a crop of a field of 150 × 100 in a frame, which it covers. */
const cropped = ([x, y, near]: Crop, [width, height]: Size): string => {
  const scale = Math.round(near * Math.max(width / 150, height / 100) * 100) / 100
  return `translate(${Math.round(width / 2 - x * scale)} ${Math.round(height / 2 - y * scale)}) scale(${scale})`
}

/** Returns frame `at` of a sequence: each shows the same a little later, and from another distance. */
export const frame = (name: ViewName, at: number, size: Size = [150, 100]): Drawing => {
  const { subject, crops, focus }: View = views[name]
  const [x, y, near] = crops[at % crops.length]!
  const crop: Crop = size[0] < size[1] ? [focus, 50, Math.min(near, 1.1)] : [x, y, near]
  return {
    width: size[0],
    height: size[1],
    shapes: [moved(cropped(crop, size) + (at % 3 === 2 ? ' matrix(-1 0 0 1 150 0)' : ''), ...subject(at))],
  }
}

/** Returns a frame with the pencil's ring around what counts in it. */
export const chosen = ({ width, height, shapes }: Drawing): Drawing => ({
  width,
  height,
  shapes: [
    ...shapes,
    moved(
      `translate(${Math.round(width * 0.06)} ${Math.round(height * 0.07)}) scale(${Math.round(width * 0.29) / 100} ${Math.round(height * 0.42) / 100})`,
      ...pencilRing.shapes.map((each) =>
        typeof each === 'string'
          ? each
          : { ...each, attributes: { ...each.attributes, 'vector-effect': 'non-scaling-stroke' } },
      ),
    ),
  ],
})
