import { Button, CloseButton, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './library.module.css'
import { FetchLoader } from '../../../../ui/loading-indicators.tsx'

export interface LibraryListProps {
  /** Contents of the list, such as 'sections'. */
  readonly noun: string
  readonly search: string
  readonly setSearch: (search: string) => void
  readonly failure: string | null
  readonly retry: () => void
  readonly loading: boolean
  /** Total number for the present search. */
  readonly total: number
  readonly more: (() => void) | null
  /** Shown if there is nothing and no search: how to create the first one. */
  readonly empty: ReactNode
  readonly head?: ReactNode
  /** One item a row. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A searchable list of records that can be inserted. */
export const LibraryList = (props: LibraryListProps) => {
  const { noun, search, total, loading, failure } = props
  const searched = search.trim() !== ''
  const isEmpty = !loading && failure === null && total === 0
  return (
    <div className={styles.panel}>
      {(!isEmpty || searched) && (
        <TextInput
          size="xs"
          aria-label={`Search ${noun}`}
          placeholder={`Search ${noun}`}
          leftSection={<IconSearch size={14} />}
          rightSection={
            search && <CloseButton size="sm" aria-label="Clear search" onClick={() => props.setSearch('')} />
          }
          value={search}
          onChange={(event) => props.setSearch(event.currentTarget.value)}
        />
      )}
      {!isEmpty && props.head}
      <div className={styles.scroll}>
        {failure !== null && (
          <div role="alert" className={styles.note}>
            <Text fz={13}>{failure}</Text>
            <Button size="xs" variant="default" mt="xs" onClick={props.retry}>
              Try again
            </Button>
          </div>
        )}
        {loading && total === 0 && (
          <div className={styles.note} role="status" aria-label={`Loading ${noun}`}>
            <FetchLoader type="dots" size="sm" />
          </div>
        )}
        {isEmpty &&
          (searched ? (
            <Text fz={13} c="dimmed" className={styles.note}>
              No {noun} match “{search.trim()}”
            </Text>
          ) : (
            <div className={styles.note}>{props.empty}</div>
          ))}
        {total > 0 && (
          <ul className={props.isWide ? styles.wide : styles.tiles} aria-label={noun}>
            {props.children}
          </ul>
        )}
        {props.more && (
          <Button fullWidth size="xs" variant="default" mt="sm" loading={loading} onClick={props.more}>
            Show more
          </Button>
        )}
      </div>
    </div>
  )
}
