import { Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { ask } from '../questions.ts'

const askToLeave = (): Promise<boolean> =>
  new Promise((resolve) => {
    ask({
      title: 'Leave without saving?',
      children: <Text size="sm">Your changes haven’t been saved.</Text>,
      labels: { confirm: 'Leave', cancel: 'Stay' },
      confirmProps: { color: 'red.8' },
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
      onClose: () => resolve(false),
    })
  })

/**
 * Asks before unsaved changes are left behind, inside the app by a dialog, at a reload by the browser's own question.
 * `settle` may save them first, and answers whether that went well: then nothing is asked.
 */
export const useUnsavedGuard = (
  hasChanges: () => boolean,
  onLeave: () => void,
  settle?: () => Promise<boolean>,
) => {
  useBlocker({
    shouldBlockFn: async () => {
      if (!hasChanges()) return false
      if (settle !== undefined && (await settle()) && !hasChanges()) return false
      const leave = await askToLeave()
      if (leave) onLeave()
      return !leave
    },
    enableBeforeUnload: hasChanges,
  })
}
