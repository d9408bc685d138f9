import { Group, Text, Title } from '@mantine/core'
import { PagerButtons } from './pager-buttons.tsx'

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
        <PagerButtons noun="example" at={at} count={count} onShow={onShow} />
      </Group>
    )}
  </Group>
)
