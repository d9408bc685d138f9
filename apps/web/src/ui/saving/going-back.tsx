import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { staysAfterSave } from '../../lib/after-save.ts'
import { showFor, showSuccess } from '../../lib/snackbar.ts'
import { timings } from '../timings.ts'

const work = ['pointerdown', 'keydown', 'wheel'] as const

/** Documents in which a person may work: the screen's own, and those of the pages that it shows. */
const placesOfWork = (): readonly Document[] => [
  document,
  ...[...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []),
]

export interface GoingBack {
  /** Plural noun of the list to return to, such as 'sites'. */
  readonly list: string
  readonly leave: () => void
  /** Called when the person stays after all. */
  readonly onStay?: () => void
}

const stayButton = 'data-stay-here'

/** The press is for the button itself, which does more than stay. */
const isForButton = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(`[${stayButton}]`) !== null

/**
 * Confirms a save and returns to the list after 2 s. "Stay" keeps the person here, now and after later saves; the next
 * press of a key or a pointer is further work and cancels it this once. Returns a function that cancels it silently.
 */
export const goBackSoon = (saved: string, { list, leave, onStay }: GoingBack): (() => void) => {
  const end = new AbortController()
  const { signal } = end
  const cancel = () => {
    clearTimeout(timer)
    end.abort()
  }
  const timer = setTimeout(() => {
    cancel()
    notifications.hide(id)
    leave()
  }, timings.redirectAfterSave)
  const stay = () => {
    if (signal.aborted) return
    cancel()
    onStay?.()
  }
  for (const place of placesOfWork())
    for (const kind of work)
      place.addEventListener(
        kind,
        (event) => {
          if (isForButton(event)) return
          stay()
          // on the way to the button by Tab, it has to be there
          if (!(event instanceof KeyboardEvent && event.key === 'Tab')) notifications.hide(id)
        },
        { capture: true, passive: true, signal },
      )
  const id = showFor(timings.redirectAfterSave, {
    color: 'teal',
    message: (
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <div>
          <Text size="sm">{saved}</Text>
          <Text size="xs" c="dimmed">
            Going back to the {list}…
          </Text>
        </div>
        <Button
          size="xs"
          variant="light"
          style={{ flex: 'none' }}
          {...{ [stayButton]: '' }}
          onClick={() => {
            staysAfterSave.set(true)
            notifications.hide(id)
            stay()
          }}
        >
          Stay
        </Button>
      </Group>
    ),
  })
  return () => {
    cancel()
    notifications.hide(id)
  }
}

/** Confirms a save, then returns to the list after 2 s unless the user chose to stay. */
export const afterSave = (saved: string, goingBack: GoingBack): (() => void) => {
  if (!staysAfterSave.get()) return goBackSoon(saved, goingBack)
  showSuccess(saved)
  goingBack.onStay?.()
  return () => undefined
}

/** The same for a screen: a new save restarts it, and leaving otherwise cancels it. */
export const useGoingBack = (list: string, leave: () => void) => {
  const cancel = useRef(() => {})
  useEffect(() => () => cancel.current(), [])

  const goOn = useCallback(
    (saved: string) => {
      cancel.current()
      cancel.current = afterSave(saved, { list, leave })
    },
    [list, leave],
  )
  const goBack = useCallback(
    (saved: string) => {
      cancel.current()
      cancel.current = goBackSoon(saved, { list, leave })
    },
    [list, leave],
  )
  return useMemo(() => ({ goOn, goBack, cancel: () => cancel.current() }), [goOn, goBack])
}
