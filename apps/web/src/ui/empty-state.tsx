import { Stack, Text, ThemeIcon, Title } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Motif, type MotifName } from './motifs/motif.tsx'

interface EmptyStateProps {
  /** Drawing around the icon. */
  motif?: MotifName
  icon: Icon
  title: string
  text: string
  /** What to do next. */
  children?: ReactNode
}

/** Nothing here yet: why, and what to do next. */
export const EmptyState = ({ icon: Icon, motif, title, text, children }: EmptyStateProps) => (
  <Stack align="center" gap="xs" py={48} px="md" className="appears">
    {motif ? (
      <Motif of={motif} icon={Icon} />
    ) : (
      <ThemeIcon size={52} radius="xl" variant="light" aria-hidden>
        <Icon size={26} />
      </ThemeIcon>
    )}
    <Title order={2} size="h4" mt="xs" ta="center">
      {title}
    </Title>
    <Text c="dimmed" ta="center" maw={440} mb="xs" style={{ textWrap: 'balance' }}>
      {text}
    </Text>
    {children}
  </Stack>
)
