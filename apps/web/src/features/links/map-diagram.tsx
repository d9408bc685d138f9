import { VisuallyHidden } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { LinkMap } from '@web2/contract/links'
import { useMemo, type KeyboardEvent } from 'react'
import { layOutMap, nodeHeight, type MapColumn, type MapLine, type MapNode } from './lay-out-map.ts'
import classes from './link-map.module.css'

/** Smallest width of a drawing, in px; narrower screens scroll it sideways. */
const narrowest = (columns: number): number => (columns > 2 ? 480 : 280)

const titles: Readonly<Record<MapColumn['kind'], string>> = {
  property: 'Properties',
  site: 'Your sites',
  target: 'Link targets',
}

interface MapDiagramProps {
  readonly map: LinkMap
  /** The host whose links are listed; empty for all. */
  readonly chosen: string
  readonly choose: (host: string) => void
}

/** Keys go from place to place of a column as in a list. */
const onArrows = (event: KeyboardEvent<HTMLElement>): void => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || !(event.target instanceof HTMLElement)) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const next = all[all.indexOf(event.target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const isLit = ({ from, to }: MapLine, chosen: string): boolean =>
  chosen === '' || from === chosen || to === chosen

interface NodeProps {
  readonly node: MapNode
  readonly isChosen: boolean
  readonly choose: (host: string) => void
}

const HostButton = ({ node, isChosen, choose }: NodeProps) => (
  <button
    type="button"
    className={classes.host}
    style={{ left: node.x, top: node.y, width: node.width, height: nodeHeight }}
    data-kind={node.kind}
    aria-pressed={isChosen}
    disabled={node.host === ''}
    title={node.label}
    onClick={() => choose(isChosen ? '' : node.host)}
  >
    <span className={classes.hostName}>{node.label}</span>
    <span className={classes.hostCount}>
      {node.links.toLocaleString('en-US')}
      <VisuallyHidden>{node.links === 1 ? ' link' : ' links'}</VisuallyHidden>
    </span>
  </button>
)

/** Who links to whom; the table below says the same in words. */
export const MapDiagram = ({ map, chosen, choose }: MapDiagramProps) => {
  const { ref, width } = useElementSize()
  const layout = useMemo(() => {
    const columns = new Set(map.hosts.map(({ kind }) => kind)).size
    return layOutMap(map, Math.max(narrowest(columns), Math.floor(width)))
  }, [map, width])
  return (
    <section className={classes.frame} aria-label="Link diagram" tabIndex={0} onKeyDown={onArrows}>
      {/* as wide as there is room, whatever is drawn */}
      <div ref={ref} />
      <div className={classes.drawing} style={{ width: layout.width, height: layout.height }}>
        <svg width={layout.width} height={layout.height} className={classes.lines} aria-hidden>
          {layout.lines.map((line) => (
            <path
              key={line.key}
              d={line.path}
              className={classes.line}
              data-tone={line.tone}
              data-faint={!isLit(line, chosen) || undefined}
              strokeWidth={line.width}
            />
          ))}
        </svg>
        {layout.columns.map(({ kind, x }) => (
          <p key={kind} className={classes.columnTitle} style={{ left: x }}>
            {titles[kind]}
          </p>
        ))}
        {layout.nodes.map((node) => (
          <HostButton
            key={`${node.kind} ${node.host}`}
            node={node}
            isChosen={node.host !== '' && node.host === chosen}
            choose={choose}
          />
        ))}
      </div>
    </section>
  )
}
