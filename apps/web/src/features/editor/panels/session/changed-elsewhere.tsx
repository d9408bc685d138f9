import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { copyQuery } from '../../document/api/shown-copy.ts'
import type { Saver } from '../../document/saving/saver.ts'
import type { SharedTheme } from '../../document/saving/shared-theme.ts'
import styles from './notice.module.css'

export interface ChangedElsewhereProps {
  readonly saver: Saver
  readonly theme: SharedTheme | undefined
  readonly siteId: string
  readonly pageId: string
  readonly show: () => void
}

/** Notice that another user changed the open page or the theme, before a save here is refused. */
export const ChangedElsewhere = ({ saver, theme, siteId, pageId, show }: ChangedElsewhereProps) => {
  const { data: revision } = useQuery({
    ...copyQuery(siteId),
    select: ({ pages }) => pages.find(({ _id }) => _id === pageId)?.revision,
  })
  const { data: themeRevision } = useQuery({ ...copyQuery(siteId), select: (copy) => copy.themeRevision })
  const behind = useSyncExternalStore(saver.state.subscribe, () => {
    if (saver.state.get().kind !== 'saved') return null
    if (revision !== undefined && revision !== saver.revision()) return 'this page'
    const isThemeBehind = theme && themeRevision !== undefined && themeRevision !== theme.revision()
    return isThemeBehind ? 'the theme of this site' : null
  })
  if (!behind) return null
  return (
    <section className={styles.notice} aria-label="Changed by someone else">
      <Text size="sm" role="status">
        Someone else changed {behind}.
      </Text>
      <Button size="xs" onClick={show}>
        Load their version
      </Button>
    </section>
  )
}
