import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../query/query-client.ts'
import { useSavingDraft, type DraftKind, type SavingDraft } from './use-saving-draft.ts'

interface Note {
  readonly _id: string
  readonly title: string
}

/* Only the title can be stored: a link is half typed until it is taken away again. */
interface Values {
  readonly title: string
  readonly link: string
}

/* The server: what it was asked, oldest first, and what it holds; each question waits for its answer. */
interface Asked {
  readonly id: string | null
  readonly title: string
  readonly call: PromiseWithResolvers<Note>
}
let asked: Asked[]
let held: Note | null

const ask = (id: string | null, { title }: Values): Promise<Note> => {
  const call = Promise.withResolvers<Note>()
  asked.push({ id, title, call })
  return call.promise
}
/* Stores what was asked first, of which the browser does not know yet. */
const store = (): void => {
  held = { _id: 'one', title: asked[0]!.title }
}
/* Waits until the response is rendered. */
const settle = (how: () => unknown) =>
  act(async () => {
    how()
    await vi.advanceTimersByTimeAsync(1)
  })
const answer = () => {
  store()
  return settle(() => asked.shift()!.call.resolve(held!))
}
const refuse = (error: Error) => settle(() => asked.shift()!.call.reject(error))

const kind: DraftKind<Values, Note> = {
  name: 'note',
  empty: () => ({ title: '', link: '' }),
  valuesOf: ({ title }) => ({ title, link: '' }),
  isWhole: ({ link }) => link === '',
  create: (values) => ask(null, values),
  patch: ask,
  signOf: ({ title }) => title,
  signAfter: ({ title }) => title,
  record: (id) => ({ queryKey: ['notes', 'get', id] }),
  lists: ['notes', 'find'],
}

let root: Root
let draft: SavingDraft<Values, Note>
let created: Note[]
const onCreated = (note: Note) => void created.push(note)

const Form = ({ note }: { note: Note | null }) => {
  draft = useSavingDraft(kind, note, onCreated)
  return null
}

const open = (note: Note | null) => {
  root = createRoot(document.createElement('div'))
  return act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Form note={note} />
      </QueryClientProvider>,
    ),
  )
}
const close = () => act(async () => root.unmount())
const type = (part: Partial<Values>) => act(async () => draft.change(part))
/* Waits for the automatic save and its result. */
const rest = () => act(async () => void (await vi.advanceTimersByTimeAsync(801)))
const titles = () => asked.map(({ id, title }) => [id, title])

const first: Note = { _id: 'one', title: 'Roses' }

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  sessionStorage.clear()
  asked = []
  created = []
  held = null
})
afterEach(async () => {
  await close()
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('creates a record by its first change, and tells where it is', async () => {
  await open(null)
  await rest()
  expect(asked).toEqual([])
  await type({ title: 'Ro' })
  await type({ title: 'Roses' })
  expect([draft.state, draft.isUnsaved()]).toEqual(['unsaved', true])
  await rest()
  expect([draft.state, titles()]).toEqual(['saving', [[null, 'Roses']]])
  await answer()
  expect([draft.state, draft.isUnsaved()]).toEqual(['saved', false])
  expect(created).toEqual([first])
  expect(queryClient.getQueryData(['notes', 'get', 'one'])).toEqual(first)
})

it('makes one record of two first saves', async () => {
  await open(null)
  await type({ title: 'Roses' })
  const saves = Promise.all([draft.save(), draft.save()])
  await rest()
  expect(titles()).toEqual([[null, 'Roses']])
  await answer()
  expect(await saves).toEqual([first, first])
  await rest()
  expect(asked).toEqual([])
  expect(created).toEqual([first])
})

it('saves again what is typed while a save runs', async () => {
  await open(null)
  await type({ title: 'Roses' })
  await rest()
  await type({ title: 'Roses and moss' })
  await rest()
  expect(titles()).toEqual([[null, 'Roses']])
  await answer()
  expect([draft.values.title, draft.isUnsaved()]).toEqual(['Roses and moss', true])
  expect(titles()).toEqual([['one', 'Roses and moss']])
  await answer()
  expect([draft.state, held?.title, created.length]).toEqual(['saved', 'Roses and moss', 1])
})

it('keeps what could not be saved, says why, and saves it when it is tried again', async () => {
  held = first
  await open(first)
  await type({ title: 'Roses of all colors' })
  await rest()
  await refuse(
    Object.assign(new Error('Please check.'), { code: 400, errors: { title: 'Too long a title.' } }),
  )
  expect(draft).toMatchObject({ state: 'failed', failure: 'Too long a title.' })
  expect(draft.values.title).toBe('Roses of all colors')
  await rest()
  expect(asked).toEqual([])

  await close()
  await open(held)
  expect(draft.values.title).toBe('Roses of all colors')
  let saved: Promise<Note | null> | undefined
  await settle(() => (saved = draft.save()))
  await answer()
  expect((await saved)?.title).toBe('Roses of all colors')
  expect([draft.state, draft.failure]).toEqual(['saved', null])
})

it('keeps in the tab what is half typed, and nothing once all of it is stored', async () => {
  await open(null)
  await type({ link: 'http' })
  await close()
  await open(null)
  expect(draft.values).toEqual({ title: '', link: 'http' })
  await type({ title: 'Roses' })
  await rest()
  await answer()
  await close()

  await open(held)
  expect(draft.values).toEqual({ title: 'Roses', link: 'http' })
  expect(draft.state).toBe('saved')
  await type({ link: '' })
  await rest()
  await answer()
  expect(sessionStorage.length).toBe(0)
})

it('sends by itself what was kept and is whole', async () => {
  held = first
  await open(first)
  await type({ title: 'Roses and moss' })
  await close()
  await open(first)
  expect(draft.state).toBe('unsaved')
  await rest()
  expect(titles()).toEqual([['one', 'Roses and moss']])
  await answer()
})

it('restores text typed during a save whose answer was lost', async () => {
  held = first
  await open(first)
  await type({ title: 'Moss' })
  await rest()
  await type({ title: 'Moss and fern' })
  await close()
  store()
  await open(held)
  expect(draft.values.title).toBe('Moss and fern')
})

it('yields to what another person has stored since', async () => {
  await open(first)
  await type({ title: 'Roses and moss' })
  await close()
  await open({ ...first, title: 'Fern' })
  expect([draft.values.title, draft.state]).toEqual(['Fern', 'saved'])
})
