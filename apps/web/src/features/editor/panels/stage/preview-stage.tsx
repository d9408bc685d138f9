import {
  canvasView,
  type BindingData,
  type BuilderDocument,
  type Breakpoint,
  type NodeRecord,
} from '@web2/builder'
import { useEffect, useRef } from 'react'
import { showSuccess } from '../../../../lib/snackbar.ts'
import { mountPreview } from '../../canvas/preview.ts'
import { useWholeDocument } from '../library/use-whole-document.ts'
import styles from './stage.module.css'

export interface PreviewStageProps {
  readonly document: BuilderDocument
  readonly data: BindingData
  readonly breakpoint: Breakpoint
  /** Called with the href of a link that was followed. */
  readonly follow: (href: string) => void
  /** Called on Escape, if there is somewhere to go back to. */
  readonly leave?: () => void
}

const visibleView = (data: BindingData) => (record: NodeRecord) =>
  record.addition.hidden === true ? ({ kind: 'nothing' } as const) : canvasView(record, data)

/** The page as visitors see it, on the same canvas, read-only. */
export const PreviewStage = ({ document: given, data, breakpoint, follow, leave }: PreviewStageProps) => {
  const document = useWholeDocument(given)
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef({ follow, leave })

  useEffect(() => {
    latest.current = { follow, leave }
  }, [follow, leave])

  useEffect(() => {
    if (!frame.current || !stage.current || !document) return
    return mountPreview({
      frame: frame.current,
      space: stage.current,
      document,
      breakpoint,
      view: visibleView(data),
      follow: (href) => latest.current.follow(href),
      sent: () => showSuccess('Forms work only on the published page'),
      leave: () => latest.current.leave?.(),
    })
  }, [document, data, breakpoint])

  useEffect(() => {
    const leaveByKey = (event: KeyboardEvent) => {
      const isOver = event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"]')
      if (event.key === 'Escape' && !event.defaultPrevented && !isOver) latest.current.leave?.()
    }
    window.addEventListener('keydown', leaveByKey)
    return () => window.removeEventListener('keydown', leaveByKey)
  }, [])

  return (
    <div ref={stage} className={styles.stage}>
      <iframe ref={frame} className={styles.frame} title="Page preview" />
    </div>
  )
}
