import { ActionIcon, Group, Text, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'

interface ExamplePagerProps {
  readonly title: string
  /** Place of the example shown, from 0. */
  readonly at: number
  readonly count: number
  readonly onShow: (at: number) => void
}

/** Heading of an example with buttons that page through all of them. */
export const ExamplePager = ({ title, at, count, onShow }: ExamplePagerProps) => (
  <Group justify="space-between" gap="xs" wrap="nowrap">
    <Title order={3} size="h6">
      {title}
    </Title>
    {count > 1 && (
      <Group gap={6} wrap="nowrap">
        <Text size="xs" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {(at + 1).toLocaleString('en')} of {count.toLocaleString('en')}
        </Text>
        <ActionIcon
          variant="default"
          size={28}
          aria-label="Previous example"
          disabled={at === 0}
          onClick={() => onShow(at - 1)}
        >
          <IconChevronLeft size={16} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={28}
          aria-label="Next example"
          disabled={at >= count - 1}
          onClick={() => onShow(at + 1)}
        >
          <IconChevronRight size={16} />
        </ActionIcon>
      </Group>
    )}
  </Group>
)
