import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInChunks } from './draw-in-slices.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const drawing = (slices: number) => {
  const told: (number | 'whole' | 'drawn')[] = []
  function* steps() {
    for (let at = 1; at < slices; at += 1) yield at / slices
  }
  const stop = renderInChunks(steps(), {
    progress: (part) => told.push(part),
    whole: () => told.push('whole'),
    drawn: () => told.push('drawn'),
  })
  const frame = () => vi.advanceTimersToNextFrame().advanceTimersByTime(1)
  return { told, stop, frame }
}

it('draws the first slice at once and each later one after a paint', () => {
  const { told, frame } = drawing(4)
  expect(told).toEqual([0.25])
  frame()
  expect(told).toEqual([0.25, 0.5])
  frame()
  expect(told).toEqual([0.25, 0.5, 0.75])
  frame()
  expect(told).toEqual([0.25, 0.5, 0.75, 'whole'])
  frame()
  expect(told).toEqual([0.25, 0.5, 0.75, 'whole', 'drawn'])
})

it('reports a small page as complete at once, and as drawn after its paint', () => {
  const { told, frame } = drawing(1)
  expect(told).toEqual(['whole'])
  frame()
  expect(told).toEqual(['whole', 'drawn'])
})

it('draws nothing more after it was stopped', () => {
  const { told, stop, frame } = drawing(4)
  frame()
  stop()
  frame()
  expect(told).toEqual([0.25, 0.5])
  expect(vi.getTimerCount()).toBe(0)
})
