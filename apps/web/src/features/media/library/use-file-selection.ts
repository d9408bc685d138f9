import type { MediaFile } from '@web2/contract/media'
import { useRef, useState } from 'react'
import { createActionCounter } from './latest-only.ts'

/** only: it and nothing else. toggle: it too, or no more. range: all from the last one up to it. */
export type Pick = 'only' | 'toggle' | 'range'

/** The pictures that are chosen, in the order of the shelf; those that left the shelf are chosen no more. */
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
    /** Chooses a picture that is not here yet, once it comes; nothing when somebody has chosen otherwise until then. */
    pickLater: () =>
      turns.unlessTaken(({ _id }: MediaFile) => {
        setIds(new Set([_id]))
        last.current = _id
      }),
  }
}
