import { motionFrames, type Motion } from '@web2/builder'

/** Time in ms that a movement along the scroll position takes when it is played. */
const playedAlong = 900

/** Plays a movement once on elements of the canvas, also for users who prefer reduced motion: they asked for it. */
export const playMotion = (elements: readonly Element[], motion: Motion): void => {
  const isTimed = motion.when === 'load'
  for (const element of elements) {
    const played = element.animate([...motionFrames(motion)], {
      duration: isTimed ? motion.duration : playedAlong,
      delay: isTimed ? motion.delay : 0,
      easing: isTimed ? 'ease-out' : 'linear',
      fill: 'backwards',
    })
    // as at the end of an animation by CSS, so that the canvas measures the block where it now is
    played.onfinish = () => element.dispatchEvent(new Event('animationend', { bubbles: true }))
  }
}
