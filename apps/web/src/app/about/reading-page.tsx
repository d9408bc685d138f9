import { Container, Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Brand } from '../../lib/brand.tsx'
import { TextLink } from '../../ui/links.tsx'
import classes from './reading-page.module.css'

interface ReadingPageProps {
  title: string
  children: ReactNode
}

/** Public page of text. */
export const ReadingPage = ({ title, children }: ReadingPageProps) => (
  <div className={classes.page}>
    <Container size={720} py="xl">
      <Group component="header" justify="space-between" mb="xl">
        <Brand />
        <TextLink to="/" size="sm">
          Back to the app
        </TextLink>
      </Group>
      <main className={classes.sheet}>
        <Title order={1} mb="md">
          {title}
        </Title>
        {children}
      </main>
    </Container>
  </div>
)
