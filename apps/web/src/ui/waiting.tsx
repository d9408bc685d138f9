import { Center, Group, Loader, SimpleGrid, Skeleton, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIndicatorStyle } from './loading-indicators.tsx'

const Line = ({ w }: { w: number | string }) => <Skeleton h={12} w={w} maw="100%" radius="sm" />

/** Widths of names, so that the lines are not a block. */
const widths = ['62%', '44%', '71%', '38%', '55%', '49%']

/** Rows of a list to come: its names, states and dates. */
export const RowSkeletons = () => (
  <Stack gap={0} w="100%" px="sm" aria-hidden>
    {widths.map((width) => (
      <Group key={width} gap="md" wrap="nowrap" h={44}>
        <Skeleton h={18} w={18} radius="xs" style={{ flex: 'none' }} />
        <Group flex="1 1 0" miw={0}>
          <Line w={width} />
        </Group>
        <Skeleton h={18} w={64} radius="xl" style={{ flex: 'none' }} />
        <Skeleton h={12} w={96} radius="sm" visibleFrom="xs" style={{ flex: 'none' }} />
      </Group>
    ))}
  </Stack>
)

const CardSkeletons = () => (
  <Stack gap="md" aria-hidden>
    {[1, 2].map((card) => (
      <Stack key={card} className="card" p="lg" gap="sm">
        <Group justify="space-between" wrap="nowrap">
          <Skeleton h={16} w={180} radius="sm" />
          <Skeleton h={28} w={84} />
        </Group>
        <Line w="70%" />
        <Line w="45%" />
      </Stack>
    ))}
  </Stack>
)

const FormSkeleton = () => (
  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" p="lg" className="card" aria-hidden>
    {[1, 2, 3, 4].map((field) => (
      <Stack key={field} gap={6}>
        <Line w={96} />
        <Skeleton h={36} />
      </Stack>
    ))}
  </SimpleGrid>
)

const TextSkeleton = () => (
  <Stack gap="sm" py="sm" aria-hidden>
    {widths.map((width) => (
      <Line key={width} w={`calc(30% + ${width})`} />
    ))}
  </Stack>
)

const shapes = { rows: RowSkeletons, cards: CardSkeletons, form: FormSkeleton, text: TextSkeleton }

interface WaitingProps {
  label?: string
  /** The shape of the content to come, if that is known. */
  of?: keyof typeof shapes
}

/** Something is on its way from the server. */
export const Waiting = ({ label = 'Loading', of }: WaitingProps) => {
  const style = useIndicatorStyle()
  const Shape = of && shapes[of]
  const sign: ReactNode = Shape ? (
    <Shape />
  ) : (
    <Center mih={240}>
      <Loader type="dots" />
    </Center>
  )
  return (
    <div role="status" aria-label={label} style={style}>
      {sign}
    </div>
  )
}
