import type { Icon } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../empty-state.tsx'
import { PageHeader } from '../page-header.tsx'
import { QueryState } from '../query-state.tsx'

interface CardPageProps {
  title: string
  description: string
  list: UseQueryResult<readonly unknown[]>
  /** Button that adds a record: in the head, or in the empty state. */
  addButton: ReactNode
  empty: { icon: Icon; title: string; text: string }
  /** The cards, and the dialog. */
  children: ReactNode
}

/** A screen with a few records as cards: its head, the state of its query, and the empty state. */
export const CardPage = ({ title, description, list, addButton, empty, children }: CardPageProps) => (
  <>
    <PageHeader title={title} description={description}>
      {list.data !== undefined && list.data.length > 0 && addButton}
    </PageHeader>
    <QueryState query={list} of="cards" />
    {list.data?.length === 0 && (
      <div className="card">
        <EmptyState {...empty}>{addButton}</EmptyState>
      </div>
    )}
    {children}
  </>
)
