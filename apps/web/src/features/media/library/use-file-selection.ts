import type { MediaFile } from '@web2/contract/media'
import { useRef, useState } from 'react'
import { createActionCounter } from './latest-only.ts'

/** Only: this one alone. toggle: adds or removes it. range: all from the last one to it. */
export type Pick = 'only' | 'toggle' | 'range'

/** Returns the selected images in the order of the list; images that left the list are deselected. */
export const useChosen = (shelf: readonly MediaFile[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  const [turns] = useState(createActionCounter)

  const range = (to: string): readonly string[] => {
    const places = [last.current, to].map((id) => shelf.findIndex(({ _id }) => _id === id))
    const [from = -1, end = -1] = places.sort((a, b) => a - b)
    return shelf.slice(Math.max(from, 0), end + 1).map(({ _id }) => _id)
  }
  const pick = (id: string, how: Pick) => {
    turns.take()
    if (how === 'only') setIds(new Set([id]))
    else if (how === 'range') setIds(new Set([...range(id), id]))
    else setIds(ids.has(id) ? new Set([...ids].filter((each) => each !== id)) : new Set([...ids, id]))
    if (how !== 'range') last.current = id
  }
  return {
    files: shelf.filter(({ _id }) => ids.has(_id)),
    pick,
    all: () => {
      turns.take()
      setIds(new Set(shelf.map(({ _id }) => _id)))
    },
    none: () => {
      turns.take()
      setIds(new Set())
    },
    /** Returns a function that selects an image once it arrives, unless the user selected something else. */
    pickLater: () =>
      turns.unlessTaken(({ _id }: MediaFile) => {
        setIds(new Set([_id]))
        last.current = _id
      }),
  }
}
