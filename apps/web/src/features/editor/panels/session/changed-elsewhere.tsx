import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { copyQuery } from '../../document/api/shown-copy.ts'
import type { Saver } from '../../document/saving/saver.ts'
import styles from './notice.module.css'

export interface ChangedElsewhereProps {
  readonly saver: Saver
  readonly siteId: string
  readonly pageId: string
  readonly show: () => void
}

/** Notice that another user changed the open page, before a save here is refused. */
export const ChangedElsewhere = ({ saver, siteId, pageId, show }: ChangedElsewhereProps) => {
  const { data: revision } = useQuery({
    ...copyQuery(siteId),
    select: ({ pages }) => pages.find(({ _id }) => _id === pageId)?.revision,
  })
  const isBehind = useSyncExternalStore(
    saver.state.subscribe,
    () => saver.state.get().kind === 'saved' && revision !== undefined && revision !== saver.revision(),
  )
  if (!isBehind) return null
  return (
    <section className={styles.notice} aria-label="Changed by someone else">
      <Text size="sm" role="status">
        Someone else changed this page.
      </Text>
      <Button size="xs" onClick={show}>
        Load their version
      </Button>
    </section>
  )
}
