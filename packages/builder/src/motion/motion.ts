/** Movements of a block, each with keyframes of its own. */
export const motionPresets = [
  'fade',
  'rise',
  'slide-left',
  'slide-right',
  'scale',
  'reveal',
  'drift',
  'progress',
] as const
export type MotionPreset = (typeof motionPresets)[number]

/**
 * Movement of a block on published pages: as it scrolls into view, or when the page opens. A moving block ends
 * as it is without the movement.
 */
export interface Motion {
  readonly preset: MotionPreset
  readonly when: 'view' | 'load'
  /** px of those that change the place. */
  readonly distance: number
  /** ms, or percent of the way into view. */
  readonly duration: number
  /** ms, or percent of the way into view. */
  readonly delay: number
}

/** Attribute that carries a movement on published pages. */
export const motionAttribute = 'data-motion'

/** Largest values; those into view leave room to end before a block at the end of the page is fully shown. */
export const motionLimits = {
  distance: 400,
  view: { least: 10, duration: 100, delay: 90 },
  load: { least: 100, duration: 3_000, delay: 5_000 },
} as const

const moving: ReadonlySet<MotionPreset> = new Set(['rise', 'slide-left', 'slide-right', 'drift'])
const alongTheScroll: ReadonlySet<MotionPreset> = new Set(['drift', 'progress'])

/** Returns true for movements with a distance. */
export const hasDistance = (preset: MotionPreset): boolean => moving.has(preset)

/** Returns true for movements that follow the scroll position from beginning to end, and have no duration. */
export const followsScroll = (preset: MotionPreset): boolean => alongTheScroll.has(preset)

/** Returns a movement with the usual values. */
export const newMotion = (preset: MotionPreset, when: Motion['when'] = 'view'): Motion => {
  const distance = hasDistance(preset) ? 32 : 0
  if (followsScroll(preset)) return { preset, when: 'view', distance, duration: 100, delay: 0 }
  return { preset, when, distance, duration: when === 'view' ? 60 : 600, delay: 0 }
}

const between = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : least

/** Returns a movement with its values in their limits. */
const contained = ({ preset, when, distance, duration, delay }: Motion): Motion => {
  const usual = newMotion(preset, when)
  const far = hasDistance(preset) ? between(distance, 0, motionLimits.distance) : 0
  if (followsScroll(preset)) return { ...usual, distance: far }
  const limits = motionLimits[when]
  const late = between(delay, 0, limits.delay)
  const most = when === 'view' ? limits.duration - late : limits.duration
  return { preset, when, distance: far, duration: between(duration, limits.least, most), delay: late }
}

/** Returns a movement as the text of a prop and an attribute, such as “rise-view-32-60-0”. */
export const motionText = (motion: Motion): string => {
  const { preset, when, distance, duration, delay } = contained(motion)
  return [preset, when, distance, duration, delay].join('-')
}

const form = new RegExp(`^(${motionPresets.join('|')})-(view|load)-(\\d{1,4})-(\\d{1,4})-(\\d{1,4})$`)

/** Returns the movement in a prop or an attribute; null for anything that `motionText` does not write. */
export const readMotion = (text: unknown): Motion | null => {
  const found = typeof text === 'string' ? form.exec(text) : null
  if (!found) return null
  const [, preset, when, distance, duration, delay] = found
  const motion: Motion = {
    preset: preset as MotionPreset,
    when: when as Motion['when'],
    distance: Number(distance),
    duration: Number(duration),
    delay: Number(delay),
  }
  return motionText(motion) === text ? motion : null
}
