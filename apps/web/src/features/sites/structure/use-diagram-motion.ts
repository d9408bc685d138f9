import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Point } from './layout/placed-block.ts'
import type { DiagramLayout, PlacedNode } from './layout/lay-out.ts'
import { createMotion } from './motion/motion.ts'
import { firstView, fitted, isInSight, keptInSight, viewBetween, type View } from './motion/view.ts'
import type { DiagramView } from './diagram-view.ts'

/** Ms in which the diagram moves to a new layout. */
export const moveDuration = 1_000

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

export interface MotionOptions {
  readonly layout: DiagramLayout
  /** Key of the layout; a new one is fitted into the frame, otherwise the view stays. */
  readonly arrangement: string
  /** The node that was opened or closed last: it rests on the screen. */
  readonly anchor: RefObject<string | null>
  readonly world: RefObject<SVGGElement | null>
  readonly view: DiagramView
}

interface Drawn {
  readonly layout: DiagramLayout
  readonly leaving: readonly PlacedNode[]
}

const nowLeaving = ({ layout, leaving }: Drawn, next: DiagramLayout): PlacedNode[] => {
  const stays = new Set(next.nodes.map(({ id }) => id))
  return [...layout.nodes, ...leaving].filter(({ id }) => !stays.has(id))
}

const placeOf = ({ nodes }: DiagramLayout, id: string | null): Point | undefined =>
  nodes.find((node) => node.id === id)?.place

/** Moves from layout to layout; answers the nodes that are still drawn on their way out. */
export const useDiagramMotion = ({ layout, arrangement, anchor, world, view }: MotionOptions) => {
  const [drawn, setDrawn] = useState<Drawn>({ layout, leaving: [] })
  const motion = useRef<ReturnType<typeof createMotion>>(null)
  const shown = useRef<{ layout: DiagramLayout; arrangement: string } | null>(null)
  if (drawn.layout !== layout) setDrawn({ layout, leaving: nowLeaving(drawn, layout) })
  const { leaving } = drawn

  useLayoutEffect(() => {
    if (!world.current || shown.current?.layout === layout) return
    motion.current ??= createMotion(world.current)
    const before = shown.current
    shown.current = { layout, arrangement }
    const from = view.get()
    const frame = view.frameSize()
    const root = layout.nodes[0]
    const goal = (): View => {
      if (!before) return firstView(layout, frame, root?.place ?? { x: 0, y: 0 })
      if (before.arrangement !== arrangement)
        return root ? firstView(layout, frame, root.place) : fitted(layout, frame)
      const rests = placeOf(layout, anchor.current) ? anchor.current : (root?.id ?? null)
      const [was, is] = [placeOf(before.layout, rests), placeOf(layout, rests)]
      if (!was || !is) return from
      const moved = {
        ...from,
        x: from.x + (was.x - is.x) * from.zoom,
        y: from.y + (was.y - is.y) * from.zoom,
      }
      return keptInSight(moved, layout, frame)
    }
    const to = goal()
    const carry = view.carry()
    motion.current.move({
      nodes: layout.nodes,
      leaving,
      inSight: (point, when) => isInSight(when === 'begin' ? from : to, point, frame),
      duration: before && !isStill() ? moveDuration : 0,
      step: (part) => carry(viewBetween(from, to, part)),
      done: () =>
        setDrawn((present) => (present.leaving.length === 0 ? present : { ...present, leaving: [] })),
    })
  }, [layout, arrangement, leaving, world, view, anchor])

  useEffect(
    () => () => {
      motion.current?.stop()
      motion.current = null
      shown.current = null
    },
    [],
  )
  return leaving
}
