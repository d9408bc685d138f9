import { Box, Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface PageHeaderProps {
  title: string
  description?: string
  /** Buttons at the right. */
  children?: ReactNode
}

/** The head of a screen: what it is and what can be done here. */
export const PageHeader = ({ title, description, children }: PageHeaderProps) => (
  <Group justify="space-between" align="flex-start" gap="md" mb="lg">
    <Box flex="1 1 320px" miw={0}>
      <Title order={1}>{title}</Title>
      {description !== undefined && (
        <Text c="dimmed" mt={2} maw={760}>
          {description}
        </Text>
      )}
    </Box>
    {children !== undefined && <Group gap="sm">{children}</Group>}
  </Group>
)
