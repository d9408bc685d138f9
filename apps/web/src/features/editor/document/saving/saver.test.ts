import { describe, expect, it } from 'vitest'
import { createSaver, type Stored } from './saver.ts'

/** Creates a fake server that records requests and answers on demand. */
const server = () => {
  const asked: (string | undefined)[] = []
  const waiting: ((answer: Stored) => void)[] = []
  return {
    asked,
    store: (basedOn: string | undefined) => {
      asked.push(basedOn)
      return new Promise<Stored>((resolve) => waiting.push(resolve))
    },
    answer: (answer: Stored) => waiting.shift()?.(answer),
  }
}

const opened = () => {
  const remote = server()
  return { remote, saver: createSaver({ revision: 'r1', store: remote.store }) }
}

const stored = (revision: string): Stored => ({ kind: 'stored', revision })

describe('saver', () => {
  it('sends nothing while nothing changed', async () => {
    const { remote, saver } = opened()
    expect(await saver.save()).toBe(true)
    expect(remote.asked).toEqual([])
  })

  it('goes from unsaved over saving to saved and bases the next save on this one', async () => {
    const { remote, saver } = opened()
    saver.changed()
    expect(saver.state.get().kind).toBe('unsaved')
    const first = saver.save()
    await Promise.resolve()
    expect(saver.state.get().kind).toBe('saving')
    remote.answer(stored('r2'))
    expect(await first).toBe(true)
    expect(saver.state.get().kind).toBe('saved')
    expect(saver.isDirty()).toBe(false)
    saver.changed()
    const second = saver.save()
    await Promise.resolve()
    remote.answer(stored('r3'))
    await second
    expect(remote.asked).toEqual(['r1', 'r2'])
  })

  it('keeps edits made during a save unsaved', async () => {
    const { remote, saver } = opened()
    saver.changed()
    const saving = saver.save()
    await Promise.resolve()
    saver.changed()
    remote.answer(stored('r2'))
    expect(await saving).toBe(false)
    expect(saver.state.get().kind).toBe('unsaved')
    expect(saver.isDirty()).toBe(true)
  })

  it('never sends two saves at once', async () => {
    const { remote, saver } = opened()
    saver.changed()
    const first = saver.save()
    await Promise.resolve()
    saver.changed()
    const second = saver.save()
    const third = saver.save()
    expect(remote.asked).toEqual(['r1'])
    remote.answer(stored('r2'))
    await first
    await expect.poll(() => remote.asked).toEqual(['r1', 'r2'])
    remote.answer(stored('r3'))
    expect(await second).toBe(true)
    expect(await third).toBe(true)
    expect(remote.asked).toEqual(['r1', 'r2'])
  })

  it('stays dirty after a failure, gives the reason and can retry', async () => {
    const { remote, saver } = opened()
    saver.changed()
    const failing = saver.save()
    await Promise.resolve()
    remote.answer({ kind: 'failed', sentence: 'The server is away.' })
    expect(await failing).toBe(false)
    expect(saver.state.get()).toEqual({ kind: 'failed', sentence: 'The server is away.' })
    const again = saver.save()
    await Promise.resolve()
    remote.answer(stored('r2'))
    expect(await again).toBe(true)
  })

  it('stops at a conflict and overwrites only on request', async () => {
    const { remote, saver } = opened()
    saver.changed()
    const saving = saver.save()
    await Promise.resolve()
    remote.answer({ kind: 'conflict' })
    expect(await saving).toBe(false)
    saver.changed()
    expect(saver.state.get().kind).toBe('conflict')
    const overwriting = saver.save({ overwrite: true })
    await Promise.resolve()
    remote.answer(stored('r9'))
    expect(await overwriting).toBe(true)
    expect(remote.asked).toEqual(['r1', undefined])
    expect(saver.revision()).toBe('r9')
  })
})

describe('saver after an undo', () => {
  it('has nothing to save once undone to the stored state and knows the latest save', async () => {
    const remote = server()
    let step = 0
    const saver = createSaver({ revision: 'r1', store: remote.store, present: () => step })
    const go = (to: number) => {
      saver.changed()
      step = to
      saver.stepped()
    }
    go(1)
    expect(saver.state.get()).toEqual({ kind: 'unsaved' })
    go(0)
    expect(saver.state.get()).toEqual({ kind: 'saved' })
    expect(saver.isDirty()).toBe(false)
    go(1)
    const saving = saver.save()
    go(0)
    remote.answer(stored('r2'))
    expect(await saving).toBe(false)
    expect(saver.state.get()).toEqual({ kind: 'unsaved' })
    go(1)
    expect(saver.isDirty()).toBe(false)
  })
})

describe('saver of a new page', () => {
  it('saves without edits, and afterwards only edits', async () => {
    const remote = server()
    const saver = createSaver({ revision: '', store: remote.store })
    expect(saver.state.get()).toEqual({ kind: 'new' })
    expect(saver.isDirty()).toBe(false)
    const first = saver.save()
    remote.answer(stored('r1'))
    expect(await first).toBe(true)
    expect(saver.state.get()).toEqual({ kind: 'saved' })
    expect(await saver.save()).toBe(true)
    expect(remote.asked).toHaveLength(1)
  })

  it('keeps the reason of a failed save until the next one, despite edits', async () => {
    const remote = server()
    const saver = createSaver({ revision: 'r1', store: remote.store })
    saver.changed()
    const refused = saver.save()
    remote.answer({ kind: 'failed', sentence: 'The server is away.' })
    await refused
    saver.changed()
    expect(saver.state.get()).toEqual({ kind: 'failed', sentence: 'The server is away.' })
    const again = saver.save()
    remote.answer(stored('r2'))
    expect(await again).toBe(true)
  })
})
