import {
  canvasView,
  type BindingData,
  type BuilderDocument,
  type Breakpoint,
  type NodeRecord,
} from '@web2/builder'
import { useEffect, useRef } from 'react'
import { mountPreview } from '../../canvas/preview.ts'
import { useWholeDocument } from '../../library/use-whole-document.ts'
import styles from './stage.module.css'

export interface PreviewStageProps {
  readonly document: BuilderDocument
  readonly data: BindingData
  readonly breakpoint: Breakpoint
  /** A link of the page was followed; its address as it is written there. */
  readonly follow: (href: string) => void
}

const visibleView = (data: BindingData) => (record: NodeRecord) =>
  record.addition.hidden === true ? ({ kind: 'nothing' } as const) : canvasView(record, data)

/** The page as visitors will see it, on the same canvas, with nothing to edit. */
export const PreviewStage = ({ document: given, data, breakpoint, follow }: PreviewStageProps) => {
  const document = useWholeDocument(given)
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(follow)

  useEffect(() => {
    latest.current = follow
  }, [follow])

  useEffect(() => {
    if (!frame.current || !stage.current || !document) return
    return mountPreview({
      frame: frame.current,
      space: stage.current,
      document,
      breakpoint,
      view: visibleView(data),
      follow: (href) => latest.current(href),
    })
  }, [document, data, breakpoint])

  return (
    <div ref={stage} className={styles.stage}>
      <iframe ref={frame} className={styles.frame} title="Page preview" />
    </div>
  )
}
