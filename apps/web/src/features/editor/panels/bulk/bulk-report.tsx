import { Alert } from '@mantine/core'
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { BulkRows, type BulkRow } from './bulk-rows.tsx'
import styles from './bulk.module.css'

interface BulkReportProps {
  readonly title: string
  /** All of it was done. */
  readonly isClean: boolean
  /** The consequences, and the next step. */
  readonly children?: ReactNode
  /** Heading of the list of those that stayed as they were. */
  readonly keptTitle: string
  /** Pages or places that stayed as they were, and the reason for each. */
  readonly kept: readonly BulkRow[]
}

/** Result of a change in many places: how many it reached, and the reason for each that stayed as it was. */
export const BulkReport = ({ title, isClean, children, keptTitle, kept }: BulkReportProps) => {
  const note = useRef<HTMLDivElement>(null)
  // the button that was pressed is gone
  useEffect(() => note.current?.focus(), [])
  const Icon = isClean ? IconCircleCheck : IconInfoCircle
  return (
    <>
      <Alert
        ref={note}
        tabIndex={-1}
        role="status"
        variant="light"
        color={isClean ? 'green' : 'yellow'}
        icon={<Icon aria-hidden />}
        title={title}
        className={styles.report ?? ''}
      >
        {children}
      </Alert>
      {kept.length > 0 && (
        <section className={styles.kept}>
          <h2 className={styles.heading}>{keptTitle}</h2>
          <BulkRows rows={kept} label={keptTitle} />
        </section>
      )}
    </>
  )
}
