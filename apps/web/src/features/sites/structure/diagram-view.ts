import { createStore, type Store } from '../../../lib/store.ts'
import type { Point } from './layout/placed-block.ts'
import { fitted, keptInSight, revealing, zoomedAt, type Size, type View } from './motion/view.ts'

/** Below this zoom labels are specks: they are left out, which keeps large sites fluent. */
const labelsFrom = 0.22

export interface DiagramView {
  readonly zoom: Store<number>
  readonly get: () => View
  /** Set by a person: ends a running movement. */
  readonly set: (view: View) => void
  /** Set by a movement, until a person takes over. */
  readonly carry: () => (view: View) => void
  readonly fit: () => void
  /** About the middle of the frame. */
  readonly zoomBy: (factor: number) => void
  readonly reveal: (point: Point) => void
  readonly frameSize: () => Size
  /** The elements it moves; asked for each time, as React may draw others. */
  readonly attach: (frame: HTMLElement, world: SVGGElement) => void
  /** How large the diagram is. */
  readonly resize: (diagram: Size) => void
}

/** The part of the diagram that is in sight, written to its element as it changes. */
export const createDiagramView = (): DiagramView => {
  const zoom = createStore(1)
  let parts: { frame: HTMLElement; world: SVGGElement } | null = null
  let diagram: Size = { width: 0, height: 0 }
  let view: View = { x: 0, y: 0, zoom: 1 }
  let hold = 0

  const frameSize = (): Size => ({
    width: parts?.frame.clientWidth ?? 0,
    height: parts?.frame.clientHeight ?? 0,
  })
  const write = (next: View) => {
    view = next
    parts?.world.setAttribute('transform', `translate(${next.x} ${next.y}) scale(${next.zoom})`)
    parts?.frame.toggleAttribute('data-far', next.zoom < labelsFrom)
    zoom.set(next.zoom)
  }
  const set = (next: View) => {
    hold += 1
    write(keptInSight(next, diagram, frameSize()))
  }
  return {
    zoom,
    get: () => view,
    set,
    carry: () => {
      hold += 1
      const own = hold
      return (next) => {
        if (own === hold) write(next)
      }
    },
    fit: () => set(fitted(diagram, frameSize())),
    zoomBy: (factor) => {
      const { width, height } = frameSize()
      set(zoomedAt(view, { x: width / 2, y: height / 2 }, factor))
    },
    reveal: (point) => set(revealing(view, point, frameSize())),
    frameSize,
    attach: (frame, world) => {
      parts = { frame, world }
      write(view)
    },
    resize: (size) => {
      diagram = size
    },
  }
}
