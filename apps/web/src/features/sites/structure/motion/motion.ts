import type { Point } from '../layout/placed-block.ts'
import { pathOf, transformOf } from '../export/svg-numbers.ts'
import { eased, gatheredAt, poseBetween, poseOf, type Pose } from './pose.ts'
import type { PlacedNode } from '../layout/lay-out.ts'

export interface Move {
  readonly nodes: readonly PlacedNode[]
  /** Nodes that are still drawn and go away. */
  readonly leaving: readonly PlacedNode[]
  /** Whether a point is in sight at the begin, or at the end. */
  readonly inSight: (point: Point, when: 'begin' | 'end') => boolean
  /** Ms; 0 for at once. */
  readonly duration: number
  /** Called for each frame with how much of the way is done, 0 to 1. */
  readonly step: (part: number) => void
  readonly done: () => void
}

type Drawn = readonly [id: string, group: Element | null, line: Element | null, from: Pose, to: Pose]

const write = (group: Element | null, line: Element | null, { place, line: curve, opacity }: Pose) => {
  group?.setAttribute('transform', transformOf(place))
  for (const element of [group, line])
    if (opacity < 1) element?.setAttribute('opacity', opacity.toFixed(3))
    else element?.removeAttribute('opacity')
  if (curve) line?.setAttribute('d', pathOf(curve))
}

const elementsBy = (host: Element, name: string): Map<string, Element> =>
  new Map(
    Array.from(host.querySelectorAll(`[${name}]`), (element) => [element.getAttribute(name) ?? '', element]),
  )

/** The nearest node above one that has a pose. */
const poseAbove = (
  node: PlacedNode,
  parents: ReadonlyMap<string, string | null>,
  poses: ReadonlyMap<string, Pose>,
): Pose | undefined => {
  let id = node.parentId
  while (id !== null) {
    const pose = poses.get(id)
    if (pose) return pose
    id = parents.get(id) ?? null
  }
  return undefined
}

/** Moves drawn nodes and lines, frame by frame; React draws them and never says where. */
export const createMotion = (host: Element) => {
  let poses = new Map<string, Pose>()
  let frame = 0

  let hidden: Element[] = []

  const stop = () => cancelAnimationFrame(frame)

  const unhide = () => {
    for (const element of hidden) element.removeAttribute('display')
    hidden = []
  }
  const hide = (drawn: readonly Drawn[]) => {
    hidden = drawn.flatMap(([, group, line]) => [group, line]).filter((element) => element !== null)
    for (const element of hidden) element.setAttribute('display', 'none')
  }

  const move = ({ nodes, leaving, inSight, duration, step, done }: Move) => {
    stop()
    unhide()
    const [groups, lines] = [elementsBy(host, 'data-node'), elementsBy(host, 'data-line')]
    const targets = new Map(nodes.map((node) => [node.id, poseOf(node)]))
    const parents = new Map([...leaving, ...nodes].map(({ id, parentId }) => [id, parentId]))
    const before = poses
    const drawn: Drawn[] = []
    const add = ({ id }: PlacedNode, from: Pose | undefined, to: Pose) =>
      drawn.push([id, groups.get(id) ?? null, lines.get(id) ?? null, from ?? to, to])
    for (const node of nodes) {
      const to = targets.get(node.id) ?? poseOf(node)
      const above = poseAbove(node, parents, before)
      add(node, before.get(node.id) ?? (above && gatheredAt(above.place)), to)
    }
    for (const node of leaving) {
      const above = poseAbove(node, parents, targets)
      add(node, before.get(node.id), above ? gatheredAt(above.place) : { ...poseOf(node), opacity: 0 })
    }

    // only the visible part of a large site is animated; the rest would slow it down
    const seen = drawn.filter(([, , , from, to]) => inSight(from.place, 'begin') || inSight(to.place, 'end'))
    const show = (part: number, shown: readonly Drawn[]) => {
      const t = eased(part)
      for (const [id, group, line, from, to] of shown) {
        const pose = poseBetween(from, to, t)
        poses.set(id, pose)
        write(group, line, pose)
      }
      step(t)
    }
    const end = () => {
      show(1, drawn)
      unhide()
      poses = targets
      done()
    }
    if (duration === 0) return end()
    const moving = new Set(seen)
    hide(drawn.filter((each) => !moving.has(each)))
    poses = new Map(drawn.map(([id, , , from]) => [id, from]))
    const began = performance.now()
    const next = (now: number) => {
      const part = Math.max(0, now - began) / duration
      if (part >= 1) return end()
      show(part, seen)
      frame = requestAnimationFrame(next)
    }
    show(0, seen)
    frame = requestAnimationFrame(next)
  }
  return { move, stop }
}
