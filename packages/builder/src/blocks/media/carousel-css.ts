/** Carousel based on scroll snapping only: swiped, scrolled or moved with the arrow keys. */
export const carouselCss =
  '.w2-carousel{display:flex;overflow-x:auto;overflow-y:hidden;scroll-snap-type:x mandatory}' +
  '.w2-slide{flex:0 0 100%;scroll-snap-align:start;display:flex;flex-direction:column;justify-content:center;' +
  'align-items:center;text-align:center;color:#fff;background-size:cover;background-position:center;padding:16px;' +
  'box-sizing:border-box}' +
  '.w2-slide-title{font-size:28px;margin:0 0 8px}.w2-slide-subtitle{font-size:16px;margin:0}'

/** Percentage of the time that a slide is at rest. */
const standing = 85

const percent = (share: number): string => `${Number(share.toFixed(3))}%`

const keyframes = (slides: number): string =>
  Array.from({ length: slides }, (_slide, i) => {
    const from = percent((i / slides) * 100)
    const until = percent(((i + standing / 100) / slides) * 100)
    return `${from},${until}{translate:${i * -100}%}`
  }).join('') + '100%{translate:0%}'

/**
 * Returns CSS that advances this many slides automatically, one per interval. Off on touch screens and for
 * users who prefer reduced motion; hovering pauses it, and a click or the keyboard hands control to the
 * visitor.
 */
export const movingCss = (slides: number): string => {
  const name = `w2-auto-${slides}`
  return (
    `@keyframes ${name}{${keyframes(slides)}}` +
    '@media (hover:hover) and (prefers-reduced-motion:no-preference){' +
    `.${name}:not(:focus-within){overflow-x:hidden}` +
    `.${name}:not(:focus-within)>.w2-slide{animation:${name} calc(${slides}*var(--w2-interval)) infinite}` +
    `.${name}:hover>.w2-slide{animation-play-state:paused}}`
  )
}
