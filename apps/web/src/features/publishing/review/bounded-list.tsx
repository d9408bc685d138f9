import { Button } from '@mantine/core'
import { useEffect, useRef, useState, type ReactNode } from 'react'

interface BoundedListProps<Item> {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly children: (item: Item) => ReactNode
  /** Number of items that are shown at first, and added by each press of the button. */
  readonly step: number
  readonly className?: string | undefined
  readonly itemClassName?: string | undefined
}

/** List that shows its first items, and more at the press of a button, which moves the focus to them. */
export const BoundedList = <Item,>({
  items,
  keyOf,
  children,
  step,
  className,
  itemClassName,
}: BoundedListProps<Item>) => {
  const [shown, setShown] = useState(step)
  const firstNew = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (shown > step) firstNew.current?.focus()
  }, [shown, step])
  const left = items.length - shown
  return (
    <>
      <ul className={className}>
        {items.slice(0, shown).map((item, at) => (
          <li
            key={keyOf(item)}
            className={itemClassName}
            {...(at > 0 && at === shown - step && { ref: firstNew, tabIndex: -1 })}
          >
            {children(item)}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button
          size="compact-sm"
          variant="subtle"
          style={{ justifySelf: 'start' }}
          onClick={() => setShown(shown + step)}
        >
          Show {Math.min(left, step).toLocaleString('en-US')} more
        </Button>
      )}
    </>
  )
}
