import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import type { DiagramLayout } from './layout/lay-out.ts'
import { listenForView } from './motion/listen-for-view.ts'
import { siteNode } from './structure.ts'
import { DiagramNode } from './diagram-node.tsx'
import type { DiagramView } from './diagram-view.ts'
import styles from './diagram.module.css'
import { treeCommand } from './tree-keys.ts'
import { useDiagramMotion } from './use-diagram-motion.ts'

export interface DiagramProps {
  readonly layout: DiagramLayout
  readonly arrangement: string
  readonly view: DiagramView
  readonly reach: number
  readonly toggle: (id: string) => void
  readonly expandAll: () => void
  readonly open: (pageId: string) => void
}

/** The drawing of a site's structure: a tree for the keyboard and for assistive technology, too. */
export const Diagram = ({ layout, arrangement, view, reach, toggle, expandAll, open }: DiagramProps) => {
  const treeId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const world = useRef<SVGGElement>(null)
  const anchor = useRef<string | null>(null)
  const [chosen, setChosen] = useState(siteNode)
  const { nodes } = layout
  const active = nodes.some(({ id }) => id === chosen) ? chosen : siteNode

  useLayoutEffect(() => {
    if (frame.current && world.current) view.attach(frame.current, world.current)
    view.resize(layout)
  }, [view, layout])
  const leaving = useDiagramMotion({ layout, arrangement, anchor, world, view })
  useEffect(() => {
    if (!frame.current) return
    return listenForView({ frame: frame.current, view: view.get, setView: view.set })
  }, [view])

  const turn = (id: string) => {
    anchor.current = id
    toggle(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '-') view.zoomBy(event.key === '+' ? 1.25 : 0.8)
    else if (event.key === '0') view.fit()
    else {
      const command = treeCommand(event.key, nodes, active)
      if (!command) return
      if (command.kind === 'toggle') turn(command.id)
      else if (command.kind === 'open') open(command.id)
      else if (command.kind === 'expand-all') expandAll()
      else {
        setChosen(command.to)
        const place = nodes.find(({ id }) => id === command.to)?.place
        if (place) view.reveal(place)
      }
    }
    event.preventDefault()
  }
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const id = target.closest('[data-node]')?.getAttribute('data-node')
    if (!id || !nodes.some((node) => node.id === id)) return
    setChosen(id)
    if (target.closest('[data-toggle]')) turn(id)
    else if (id !== siteNode) open(id)
  }

  const drawn = [...leaving, ...nodes]
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="tree"
      aria-label="Site structure"
      aria-activedescendant={`${treeId}-${active}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <svg className={styles.drawing} role="presentation" data-many={nodes.length > 200}>
        <g ref={world} role="presentation">
          {drawn.map(({ id, line }) => line && <path key={id} data-line={id} className={styles.line} />)}
          {drawn.map((node, at) => (
            <DiagramNode
              key={node.id}
              id={`${treeId}-${node.id}`}
              node={node}
              active={node.id === active}
              leaving={at < leaving.length}
              reach={reach}
            />
          ))}
        </g>
      </svg>
    </div>
  )
}
