import { motionAttribute, readMotion, type Motion, type MotionPreset } from './motion.ts'

/** Declarations at an end of a movement, with CSS names. */
type Frame = Readonly<Record<string, string>>

interface Frames {
  readonly from: Frame
  /** Absent if the block ends as it is without the movement. */
  readonly to?: Frame
}

const by = 'var(--w2-by)'

const framesOf: Readonly<Record<MotionPreset, Frames>> = {
  fade: { from: { opacity: '0' } },
  rise: { from: { opacity: '0', translate: `0 ${by}` } },
  'slide-left': { from: { opacity: '0', translate: `calc(-1*${by})` } },
  'slide-right': { from: { opacity: '0', translate: by } },
  scale: { from: { opacity: '0', scale: '.9' } },
  // none can't be interpolated
  reveal: { from: { 'clip-path': 'inset(0 0 100% 0)' }, to: { 'clip-path': 'inset(0)' } },
  drift: { from: { translate: `0 ${by}` }, to: { translate: `0 calc(-1*${by})` } },
  progress: {
    from: { scale: '0 1', 'transform-origin': '0 50%' },
    to: { scale: '1 1', 'transform-origin': '0 50%' },
  },
}

const written = (frame: Frame): string =>
  Object.entries(frame)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')

const keyframes = (preset: MotionPreset): string => {
  const { from, to } = framesOf[preset]
  return `@keyframes w2-${preset}{from{${written(from)}}${to ? `to{${written(to)}}` : ''}}`
}

const timing = ({ preset, when, duration, delay }: Motion): string => {
  // an animation along a timeline needs a duration in some browsers, whatever its value
  const linked = (mode: string) => `animation:w2-${preset} 1ms linear ${mode};animation-timeline:`
  if (preset === 'progress') return `${linked('both')}scroll(root)`
  if (preset === 'drift') return `${linked('both')}view()`
  if (when === 'load') return `animation:w2-${preset} ${duration}ms ease-out ${delay}ms backwards`
  return `${linked('backwards')}view();animation-range:entry ${delay}% entry ${delay + duration}%`
}

const rule = (text: string, motion: Motion): string => {
  const distance = motion.distance > 0 ? `--w2-by:${motion.distance}px;` : '--w2-by:0px;'
  const own = `[${motionAttribute}="${text}"]{${distance}${timing(motion)}}`
  // a block that starts beside the page must not make it scroll sideways
  const page = motion.preset.startsWith('slide') ? 'body{overflow-x:clip}' : ''
  const css = motion.when === 'load' ? own + page : `@supports (animation-timeline:view()){${own}${page}}`
  return `@media screen and (prefers-reduced-motion:no-preference){${css}}`
}

/**
 * Returns the rules of movements for published pages, with the keyframes of each preset once. `isKnown` leaves
 * out what the page already has.
 */
export const motionCss = (
  texts: Iterable<string>,
  isKnown: (css: string) => boolean = () => false,
): string => {
  const pieces = new Set<string>()
  for (const text of texts) {
    const motion = readMotion(text)
    if (!motion) continue
    pieces.add(keyframes(motion.preset))
    pieces.add(rule(text, motion))
  }
  return [...pieces].filter((css) => !isKnown(css)).join('')
}

const camel = (property: string): string =>
  property.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase())

/** Returns the keyframes of a movement for `Element.animate`, from its first state to its last. */
export const motionFrames = ({ preset, distance }: Motion): readonly Readonly<Record<string, string>>[] => {
  const { from, to = {} } = framesOf[preset]
  const played = (frame: Frame) =>
    Object.fromEntries(
      Object.entries(frame).map(([property, value]) => [
        camel(property),
        value.replaceAll(by, `${distance}px`),
      ]),
    )
  return [played(from), played(to)]
}
