import { importJsonValue, type Breakpoint } from '@web2/builder'
import type { TurboPreview } from '@web2/contract/generator'
import { useEffect, useMemo, useRef } from 'react'
import classes from './preview.module.css'
import { useWizard } from '../wizard/wizard-context.ts'
import { blockName, tabStops, type SourceBlock } from './block-tree.ts'
import { createPageCanvas, type PageCanvas, type PickableBlock } from './page-canvas.ts'

interface LivePageProps {
  readonly preview: TurboPreview
  readonly breakpoint: Breakpoint
}

const noBlocks: readonly SourceBlock[] = []

const pickable = (blocks: readonly SourceBlock[]): ReadonlyMap<string, PickableBlock> => {
  const stops = tabStops(blocks)
  return new Map(
    blocks
      .filter(({ takes }) => takes.length > 0)
      .map((block) => [block.nodeId, { label: blockName(block), isStop: stops.has(block.nodeId) }]),
  )
}

/** One page of the project, on which texts, images and sections are selected. */
export const LivePage = ({ preview, breakpoint }: LivePageProps) => {
  const { check, values, selection, closePreview } = useWizard()
  const space = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const canvas = useRef<PageCanvas>(null)
  const latest = useRef({ selection, closePreview })
  useEffect(() => {
    latest.current = { selection, closePreview }
  }, [selection, closePreview])
  const read = useMemo(() => importJsonValue(preview.document), [preview.document])

  useEffect(() => {
    if (!frame.current || !space.current) return
    const opened = createPageCanvas({
      frame: frame.current,
      space: space.current,
      breakpoint,
      pick: (nodeId) => latest.current.selection.select(nodeId),
      leave: () => {
        latest.current.selection.select(null)
        latest.current.closePreview()
      },
    })
    canvas.current = opened
    return () => {
      canvas.current = null
      opened.dispose()
    }
  }, [breakpoint])
  useEffect(() => {
    if (read.ok) canvas.current?.show(read.document, preview.data)
  }, [read, preview.data, breakpoint])

  const blocks = check?.blocks ?? noBlocks
  const marked = useMemo(() => pickable(blocks), [blocks])
  const { rules } = values
  const { selected, focusOnPage } = selection
  const wrong = useMemo(
    () =>
      new Set(Object.keys(check?.problems ?? {}).flatMap((field) => /^blocks\.(.+)$/.exec(field)?.[1] ?? [])),
    [check?.problems],
  )
  useEffect(() => {
    const chosen = new Set(rules.map(({ nodeId }) => nodeId))
    canvas.current?.mark({ blocks: marked, chosen, wrong, selected })
  }, [marked, rules, wrong, selected, read, breakpoint])
  useEffect(() => {
    if (selected !== null) canvas.current?.reveal(selected, false)
  }, [selected])
  useEffect(() => {
    // after its settings were closed, the keyboard continues at the block
    if (focusOnPage !== null) canvas.current?.reveal(focusOnPage.nodeId, true)
  }, [focusOnPage])
  return (
    <div ref={space} className={classes.space}>
      <iframe ref={frame} className={classes.frame} title="Page preview" />
    </div>
  )
}
