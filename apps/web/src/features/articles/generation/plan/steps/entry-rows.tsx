import { Button, Text } from '@mantine/core'
import { IconGripVertical, IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { IconAction } from '../../../../../ui/icon-button.tsx'
import { useStepDrag } from '../../../prompt-stackers/use-step-drag.ts'
import classes from './steps.module.css'

interface EntryRowsProps<Row> {
  readonly label: string
  readonly description?: string
  readonly rows: readonly Row[]
  /** An added row. */
  readonly blank: Row
  readonly most: number
  /** Singular noun with a lower-case first letter, such as 'fact'. */
  readonly noun: string
  readonly canWrite: boolean
  readonly onChange: (rows: Row[]) => void
  /** Fields of a row; `name` distinguishes them, such as 'Fact 2'. */
  readonly children: (row: Row, change: (row: Row) => void, name: string) => ReactNode
}

const named = (noun: string) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`

/** Returns keys that stay with their rows while these are moved, added and removed here. */
const useRowKeys = (count: number) => {
  const next = useRef(0)
  const add = () => `row-${(next.current += 1)}`
  const [keys, setKeys] = useState<readonly string[]>(() => Array.from({ length: count }, add))
  // rows that came from elsewhere, such as a saved version
  const all = keys.length === count ? keys : Array.from({ length: count }, (_, at) => keys[at] ?? add())
  if (all !== keys) setKeys(all)
  return [all, setKeys, add] as const
}

/** Editable list of rows, which are added, removed, and moved by drag or arrow keys. */
export const EntryRows = <Row,>(props: EntryRowsProps<Row>) => {
  const { label, rows, noun, canWrite, onChange, children } = props
  const id = useId()
  const [keys, setKeys, add] = useRowKeys(rows.length)
  const [said, setSaid] = useState('')
  const refocus = useRef<string | null>(null)
  const move = (from: number, to: number) => {
    const swapped = <Entry,>(list: readonly Entry[]): Entry[] =>
      to < 0 || to >= list.length ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, list[from]!)
    setKeys(swapped(keys))
    onChange(swapped(rows))
    if (to >= 0 && to < rows.length) setSaid(`${named(noun)} moved to position ${to + 1} of ${rows.length}.`)
  }
  const drag = useStepDrag(keys, move)
  useEffect(() => {
    if (refocus.current === null) return
    const row = drag.list.current?.querySelector(`[data-entry="${refocus.current}"]`)
    row?.querySelector<HTMLElement>('textarea, input')?.focus()
    refocus.current = null
  })

  return (
    <div role="group" aria-labelledby={id} className={classes.entries}>
      <div>
        <Text size="sm" fw={500} id={id}>
          {label}
        </Text>
        {props.description !== undefined && (
          <Text size="xs" c="dimmed">
            {props.description}
          </Text>
        )}
      </div>
      <div ref={drag.list} className={classes.rows}>
        {rows.map((row, at) => {
          const name = `${named(noun)} ${at + 1}`
          return (
            <div
              key={keys[at]}
              className={classes.entry}
              data-entry={keys[at]}
              data-dragged={drag.dragged === keys[at] || undefined}
            >
              {canWrite && rows.length > 1 && (
                <IconAction
                  tip="Drag or press ↑ and ↓"
                  name={`Move ${noun} ${at + 1}`}
                  data-grip=""
                  className={classes.grip}
                  onPointerDown={(event) => drag.start(event, keys[at] ?? '')}
                  onKeyDown={(event) => {
                    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
                    event.preventDefault()
                    move(at, at + (event.key === 'ArrowUp' ? -1 : 1))
                  }}
                >
                  <IconGripVertical size={18} />
                </IconAction>
              )}
              <div className={classes.entryFields}>
                {children(row, (next) => onChange(rows.with(at, next)), name)}
              </div>
              {canWrite && (
                <IconAction
                  tip="Remove"
                  name={`Remove ${noun} ${at + 1}`}
                  onClick={() => {
                    setKeys(keys.toSpliced(at, 1))
                    onChange(rows.toSpliced(at, 1))
                    setSaid(`${name} was removed.`)
                  }}
                >
                  <IconTrash size={18} />
                </IconAction>
              )}
            </div>
          )
        })}
      </div>
      {rows.length === 0 && !canWrite && (
        <Text size="sm" c="dimmed">
          None
        </Text>
      )}
      {canWrite && rows.length < props.most && (
        <Button
          size="compact-sm"
          variant="default"
          w="max-content"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => {
            const key = add()
            refocus.current = key
            setKeys([...keys, key])
            onChange([...rows, props.blank])
          }}
        >
          Add {noun}
        </Button>
      )}
      <div className="visually-hidden" role="status">
        {said}
      </div>
    </div>
  )
}
