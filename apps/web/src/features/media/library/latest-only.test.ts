import { expect, test, vi } from 'vitest'
import { createActionCounter } from './latest-only.ts'

test('drops late work only after another user action', () => {
  const turns = createActionCounter()
  turns.take()
  const [early, late] = [vi.fn<(name: string) => void>(), vi.fn<(name: string) => void>()]
  const [chooseEarly, chooseLate] = [turns.unlessTaken(early), turns.unlessTaken(late)]
  chooseEarly('red')
  turns.take()
  chooseLate('green')
  expect(early).toHaveBeenCalledWith('red')
  expect(late).not.toHaveBeenCalled()
})
