import { SimpleGrid, Text } from '@mantine/core'
import classes from './text-columns.module.css'

/** Part of a text: removed, added, or equal on both sides. */
export interface Marked {
  readonly text: string
  readonly mark: 'gone' | 'added' | 'shared' | null
}

interface ColumnProps {
  readonly label: string
  readonly parts: readonly Marked[]
}

const elements = { gone: 'del', added: 'ins', shared: 'mark' } as const

const Column = ({ label, parts }: ColumnProps) => (
  <div>
    <Text size="xs" c="dimmed" mb={4}>
      {label}
    </Text>
    <div className={classes.side} tabIndex={0} role="region" aria-label={label}>
      {parts.map(({ text, mark }, at) => {
        if (mark === null) return <span key={at}>{text}</span>
        const Mark = elements[mark]
        return (
          <Mark key={at} className={classes[mark]}>
            {text}
          </Mark>
        )
      })}
    </div>
  </div>
)

/** Two texts beside each other, with marks; one below the other on a narrow screen. */
export const TextColumns = ({ left, right }: { left: ColumnProps; right: ColumnProps }) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
    <Column {...left} />
    <Column {...right} />
  </SimpleGrid>
)
