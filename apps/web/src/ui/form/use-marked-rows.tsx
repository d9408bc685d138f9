import { Switch } from '@mantine/core'
import { useState } from 'react'

interface Placed {
  readonly at: number
}

/** Returns the rows to show, and a switch for the marked ones alone if there are any. */
export const useMarkedRows = <Row extends Placed>(rows: readonly Row[], marked: readonly Placed[]) => {
  // by place, so that a row that is corrected stays until the switch is turned again
  const [only, setOnly] = useState<ReadonlySet<number> | null>(null)
  return {
    shown: only === null ? rows : rows.filter(({ at }) => only.has(at)),
    markedSwitch: (marked.length > 0 || only !== null) && (
      <Switch
        mb="xs"
        label="Only show rows with problems"
        checked={only !== null}
        onChange={(event) =>
          setOnly(event.currentTarget.checked ? new Set(marked.map(({ at }) => at)) : null)
        }
      />
    ),
  }
}
