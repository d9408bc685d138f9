import { Box, Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useScreenTitle } from '../lib/screen-title.ts'
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx'
import type { Crumb } from './breadcrumbs/parent-screen.ts'

interface PageHeaderProps {
  title: string
  /** Parts of the browser tab's title, most specific first, if the title is too long or general. */
  tab?: readonly string[]
  /** Screens between the entry of the menu and this one. */
  between?: readonly Crumb[]
  description?: string
  /** True where a field below shows the title, so that the heading is for screen readers only. */
  isTitleBelow?: boolean
  /** Buttons at the right. */
  children?: ReactNode
}

/** The head of a screen: what it is and what can be done here. */
export const PageHeader = ({
  title,
  tab = [title],
  between = [],
  description,
  isTitleBelow = false,
  children,
}: PageHeaderProps) => {
  useScreenTitle(...tab)
  return (
    <Group justify="space-between" align="flex-start" gap="md" mb="lg">
      <Box flex="1 1 320px" miw={0}>
        <Breadcrumbs between={between} here={tab[0] ?? title} />
        <Title order={1} lineClamp={3} title={title} {...(isTitleBelow && { className: 'visually-hidden' })}>
          {title}
        </Title>
        {description !== undefined && (
          <Text c="dimmed" mt={2} maw={760} style={{ textWrap: 'pretty' }}>
            {description}
          </Text>
        )}
      </Box>
      {children !== undefined && <Group gap="sm">{children}</Group>}
    </Group>
  )
}
