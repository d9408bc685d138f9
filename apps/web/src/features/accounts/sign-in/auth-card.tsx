import { Box, Stack, Text, Title } from '@mantine/core'
import { appDescription } from '@web2/contract/core'
import type { ReactNode } from 'react'
import { Brand } from '../../../lib/brand.tsx'
import classes from './auth-card.module.css'

interface AuthCardProps {
  title: string
  text: string
  children: ReactNode
  footer: ReactNode
}

/** The frame of sign-in and registration. */
export const AuthCard = ({ title, text, children, footer }: AuthCardProps) => (
  <div className={classes.page}>
    <main id="main" className={classes.column}>
      <Box mb="xl">
        <Brand size={36} />
        <Text c="dimmed" size="sm" mt={6}>
          {appDescription}
        </Text>
      </Box>
      <div className={classes.card}>
        <Stack gap={4} mb="lg">
          <Title order={1} size="h2">
            {title}
          </Title>
          <Text c="dimmed" size="sm">
            {text}
          </Text>
        </Stack>
        {children}
      </div>
      <Text size="sm" ta="center" mt="lg">
        {footer}
      </Text>
    </main>
  </div>
)
