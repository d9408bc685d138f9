import { useState, type DragEvent } from 'react'

/** What a drag within the library carries: pictures by their paths, or a folder. */
export type Carried = { readonly pictures: readonly string[] } | { readonly folder: string }

const type = 'application/x-web2-media'

/** Begins a drag of something in the library. */
export const carry = ({ dataTransfer }: DragEvent, carried: Carried): void => {
  dataTransfer.effectAllowed = 'move'
  dataTransfer.setData(type, JSON.stringify(carried))
}

/** Lets an element take what is dragged within the library; `over` while that is above it. */
export const useDropInto = (take: ((carried: Carried) => void) | undefined) => {
  const [over, setOver] = useState(false)
  const fits = ({ dataTransfer }: DragEvent) => take !== undefined && dataTransfer.types.includes(type)
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!fits(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false)
        if (!fits(event)) return
        event.preventDefault()
        take?.(JSON.parse(event.dataTransfer.getData(type)) as Carried)
      },
    },
  }
}
