import { expect, it } from 'vitest'
import { eased, gatheredAt, poseBetween, type Pose } from './pose.ts'

const pose = (x: number, angle: number): Pose => ({ place: { x, y: 0, angle }, line: null, opacity: 1 })

it('turns the shorter way round', () => {
  expect(poseBetween(pose(0, 350), pose(10, 10), 0.5).place).toEqual({ x: 5, y: 0, angle: 360 })
  expect(poseBetween(pose(0, 10), pose(10, 350), 0.5).place.angle).toBe(0)
})

it('ends exactly where it goes to', () => {
  const to = pose(10, 350)
  expect(poseBetween(gatheredAt({ x: 1, y: 2, angle: 3 }), to, eased(1))).toBe(to)
  expect(poseBetween(pose(0, 0), to, eased(0))).toEqual(pose(0, 0))
})
