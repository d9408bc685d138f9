import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { limits } from '@web2/contract'

const pointer = ['pointerdown', 'keydown', 'wheel'] as const

/** Documents in which a person may work: the screen's own, and those of the pages that it shows. */
const placesOfWork = (): readonly Document[] => [
  document,
  ...[...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []),
]

/**
 * Says what was saved, and leaves after a while; the next press of a key or a pointer
 * is further work, which stays. Answers how to stay without a word.
 */
export const goBackSoon = (saved: string, list: string, leave: () => void): (() => void) => {
  const end = new AbortController()
  const stay = () => {
    clearTimeout(timer)
    end.abort()
  }
  const timer = setTimeout(() => {
    stay()
    leave()
  }, limits.redirectAfterSave)
  for (const place of placesOfWork())
    for (const kind of pointer)
      place.addEventListener(kind, stay, { capture: true, passive: true, signal: end.signal })
  const id = notifications.show({
    color: 'teal',
    autoClose: limits.redirectAfterSave,
    closeButtonProps: { 'aria-label': 'Close' },
    message: (
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <div>
          <Text size="sm">{saved}</Text>
          <Text size="xs" c="dimmed">
            Going back to the {list}…
          </Text>
        </div>
        <Button size="xs" variant="light" style={{ flex: 'none' }} onClick={() => notifications.hide(id)}>
          Stay
        </Button>
      </Group>
    ),
  })
  end.signal.addEventListener('abort', () => notifications.hide(id))
  return stay
}
