import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askedNames, announceTab, type TabChannel, type TabMessage } from './tab-messages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Tabs of one browser: what one posts, all others hear. */
const browser = () => {
  const tabs: Set<(message: TabMessage) => void>[] = []
  return (): TabChannel & { crash: () => void } => {
    const own = new Set<(message: TabMessage) => void>()
    tabs.push(own)
    const isOpen = () => tabs.includes(own)
    return {
      post: (message) => {
        if (!isOpen()) return
        for (const other of tabs) if (other !== own) for (const heard of [...other]) heard(message)
      },
      listen: (heard) => {
        own.add(heard)
        return () => own.delete(heard)
      },
      crash: () => void tabs.splice(tabs.indexOf(own), 1),
    }
  }
}

it('two tabs know of each other, whichever opened first, until one closes', () => {
  const open = browser()
  const one = announceTab('page@1', open())
  const two = announceTab('page@2', open())
  expect([...one.others.get()]).toEqual(['page@2'])
  expect([...two.others.get()]).toEqual(['page@1'])
  two.close()
  expect(one.others.get().size).toBe(0)
  one.close()
  expect(vi.getTimerCount()).toBe(0)
})

it('a tab that stays is known as long as it speaks, one that crashed is forgotten', () => {
  const open = browser()
  const crashing = open()
  const one = announceTab('page@1', open())
  announceTab('page@2', crashing)
  vi.advanceTimersByTime(600_000)
  expect([...one.others.get()]).toEqual(['page@2'])
  crashing.crash()
  vi.advanceTimersByTime(600_000)
  expect(one.others.get().size).toBe(0)
})

it('whoever asks is told what is open', async () => {
  const open = browser()
  announceTab('page@1', open())
  announceTab('other@2', open())
  const asked = askedNames(open())
  await vi.advanceTimersByTimeAsync(1_000)
  expect([...(await asked)].toSorted()).toEqual(['other@2', 'page@1'])
})
