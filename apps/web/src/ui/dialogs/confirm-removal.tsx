import { List, Text } from '@mantine/core'
import { ask } from '../../lib/questions.ts'

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

const mostNames = 8

/** Asks before deleting named records permanently. */
export const confirmRemoval = ({ title, names, consequence, confirmLabel, onConfirm }: Removal) => {
  const more = names.length - mostNames
  ask({
    title,
    children: (
      <>
        <List size="sm" mb="sm" style={{ overflowWrap: 'anywhere' }}>
          {names.slice(0, mostNames).map((name, at) => (
            <List.Item key={at} fw={600}>
              {name}
            </List.Item>
          ))}
          {more > 0 && <List.Item>and {more.toLocaleString('en')} more</List.Item>}
        </List>
        <Text size="sm">{consequence}</Text>
      </>
    ),
    labels: { confirm: confirmLabel, cancel: 'Cancel' },
    confirmProps: { color: 'red.8' },
    onConfirm,
  })
}
