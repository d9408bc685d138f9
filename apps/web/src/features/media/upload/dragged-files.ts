import { useState, type DragEvent } from 'react'

/** Data of a drag within the library: images by path, or a folder. */
export type Carried = { readonly pictures: readonly string[] } | { readonly folder: string }

const type = 'application/x-web2-media'

/** Starts a drag within the library. */
export const carry = ({ dataTransfer }: DragEvent, carried: Carried): void => {
  dataTransfer.effectAllowed = 'move'
  dataTransfer.setData(type, JSON.stringify(carried))
}

/** Accepts drops of a drag within the library; `over` is true while it is above the element. */
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
