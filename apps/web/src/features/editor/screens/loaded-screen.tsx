import { Button, Group, Loader, Stack, Text } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { showError } from '../../../lib/snackbar.ts'
import { useIndicatorStyle } from '../../../ui/loading-indicators.tsx'
import { PageUnavailable } from '../document/api/opened-document.ts'
import styles from './screens.module.css'

/** Time in ms after which loading counts as slow; an earlier indicator would only delay usual loads. */
const slow = 1_000

const Loading = () => (
  <div className={styles.center} role="status" aria-label="Loading the page" style={useIndicatorStyle(slow)}>
    <Loader type="dots" />
  </div>
)

export interface LoadedProps<Data> {
  readonly query: {
    readonly data: Data | undefined
    readonly error: unknown
    readonly refetch: () => unknown
  }
  /** Contents of the list to return to. */
  readonly list: string
  readonly leave: () => void
  readonly children: (data: Data) => ReactNode
}

/**
 * Renders its children once the document is loaded. Returns to the list if it does not exist, and offers a
 * retry after any other failure.
 */
export const Loaded = <Data,>({ query, list, leave, children }: LoadedProps<Data>) => {
  const { data, error, refetch } = query
  const gone = error instanceof PageUnavailable ? error.message : null

  useEffect(() => {
    if (gone === null) return
    showError(gone)
    leave()
  }, [gone, leave])

  if (data !== undefined) return children(data)
  if (!error || gone !== null) return <Loading />
  return (
    <div className={styles.center}>
      <Stack align="center" maw={420}>
        <Text ta="center" role="alert">
          {sentenceFor(error)}
        </Text>
        <Group>
          <Button variant="default" onClick={leave}>
            Back to {list}
          </Button>
          <Button onClick={() => void refetch()}>Try again</Button>
        </Group>
      </Stack>
    </div>
  )
}
