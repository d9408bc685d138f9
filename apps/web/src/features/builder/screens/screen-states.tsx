import { Button, Group, Loader, Stack, Text } from '@mantine/core'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { PageUnavailable } from '../api/site-pages.ts'
import styles from './screens.module.css'

export const LoadingScreen = () => (
  <div className={styles.center} role="status" aria-label="Loading the page">
    <Loader type="dots" />
  </div>
)

export interface FailedScreenProps {
  readonly error: unknown
  readonly retry: () => void
  readonly leave: () => void
}

export const FailedScreen = ({ error, retry, leave }: FailedScreenProps) => (
  <div className={styles.center}>
    <Stack align="center" maw={420}>
      <Text ta="center" role="alert">
        {error instanceof PageUnavailable ? error.message : sentenceFor(error)}
      </Text>
      <Group>
        <Button variant="default" onClick={leave}>
          Back to sites
        </Button>
        <Button onClick={retry}>Try again</Button>
      </Group>
    </Stack>
  </div>
)
