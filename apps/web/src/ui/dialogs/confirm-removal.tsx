import { Box, Text } from '@mantine/core'
import { ask } from '../../lib/questions.ts'
import { NameList } from './name-list.tsx'

interface Removal {
  /** 'Delete 2 listings?' */
  title: string
  /** Names of what goes. */
  names: readonly string[]
  /** Further consequences, or that it can't be undone. */
  consequence: string
  confirmLabel: string
  onConfirm: () => void
}

/** Asks before deleting named records permanently. */
export const confirmRemoval = ({ title, names, consequence, confirmLabel, onConfirm }: Removal) =>
  ask({
    title,
    children: (
      <>
        <Box mb="sm">
          <NameList names={names} />
        </Box>
        <Text size="sm">{consequence}</Text>
      </>
    ),
    labels: { confirm: confirmLabel, cancel: 'Cancel' },
    confirmProps: { color: 'red.8' },
    onConfirm,
  })
