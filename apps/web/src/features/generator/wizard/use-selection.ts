import { useMemo, useState } from 'react'
import type { BlockSelection } from './wizard-context.ts'

/** Returns which block's settings are open. */
export const useSelection = (): BlockSelection => {
  const [state, setState] = useState<Pick<BlockSelection, 'selected' | 'focusOnPage'>>({
    selected: null,
    focusOnPage: null,
  })
  return useMemo(
    () => ({
      ...state,
      select: (selected) =>
        setState((before) => {
          if (before.selected === selected) return before
          const closed = selected === null ? before.selected : null
          return { selected, focusOnPage: closed === null ? null : { nodeId: closed } }
        }),
    }),
    [state],
  )
}
