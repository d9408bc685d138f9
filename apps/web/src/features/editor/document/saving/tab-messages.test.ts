import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askedNames, announceTab, type TabChannel, type TabMessage } from './tab-messages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Creates tabs of one browser; all others receive a tab's messages. */
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

it('two tabs see each other until one closes, regardless of opening order', () => {
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

it('a tab is seen while it sends heartbeats, and forgotten after a crash', () => {
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

it('a request returns the open documents', async () => {
  const open = browser()
  announceTab('page@1', open())
  announceTab('other@2', open())
  const asked = askedNames(open())
  await vi.advanceTimersByTimeAsync(1_000)
  expect([...(await asked)].toSorted()).toEqual(['other@2', 'page@1'])
})
