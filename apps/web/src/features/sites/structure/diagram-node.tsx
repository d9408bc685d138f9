import { memo } from 'react'
import { labelAttributes } from './export/svg-numbers.ts'
import { buttonRadius, dotRadius } from './layout/placed-block.ts'
import type { PlacedNode } from './layout/lay-out.ts'
import styles from './diagram.module.css'

export interface DiagramNodeProps {
  readonly node: PlacedNode
  /** The id of its element. */
  readonly id: string
  readonly active: boolean
  /** It is on its way out and no part of the tree any more. */
  readonly leaving: boolean
  /** Radius of what a finger or mouse meets, px. */
  readonly reach: number
}

const ToggleButton = ({
  node: { block, hidden, place },
  reach,
}: Pick<DiagramNodeProps, 'node' | 'reach'>) => {
  if (block.buttonAt === null) return null
  const [x, y] = block.label === 'along' ? [block.buttonAt, 0] : [0, block.buttonAt]
  return (
    <g
      aria-hidden
      data-toggle
      className={styles.toggle}
      data-closed={hidden > 0}
      transform={`translate(${x} ${y}) rotate(${-place.angle})`}
    >
      <circle r={reach} className={styles.reach} />
      <circle r={buttonRadius} className={styles.button} />
      {hidden > 0 ? (
        <text dy=".35em" className={styles.count}>
          {hidden}
        </text>
      ) : (
        <path d="M-4 0H4" className={styles.minus} />
      )}
    </g>
  )
}

const DiagramNodeOf = ({ node, id, active, leaving, reach }: DiagramNodeProps) => {
  const { block, place, name, address, depth, hasChildren, hidden } = node
  const along = block.label === 'along'
  const labelEnd = block.labelAt + (along ? block.labelWidth : 10)
  const halfReach = along ? reach : Math.max(block.labelWidth / 2, reach)
  const title = address === null ? name : `${name} (${address})`
  return (
    <g
      id={id}
      role={leaving ? 'presentation' : 'treeitem'}
      {...(!leaving && {
        'aria-level': depth + 1,
        'aria-posinset': node.position,
        'aria-setsize': node.siblings,
        'aria-expanded': hasChildren ? hidden === 0 : undefined,
      })}
      data-node={node.id}
      data-root={depth === 0}
      data-active={active}
      className={styles.node}
    >
      <title>{title}</title>
      {along ? (
        <rect x={-8} y={-halfReach} width={labelEnd + 12} height={2 * halfReach} className={styles.reach} />
      ) : (
        <rect x={-halfReach} y={-8} width={2 * halfReach} height={labelEnd + 8} className={styles.reach} />
      )}
      <rect
        className={styles.ring}
        rx={4}
        {...(along
          ? { x: -7, y: -11, width: labelEnd + 12, height: 22 }
          : { x: -block.labelWidth / 2 - 5, y: -7, width: block.labelWidth + 10, height: labelEnd + 8 })}
      />
      <circle r={dotRadius} className={styles.dot} />
      <text aria-hidden dy=".35em" className={styles.label} {...labelAttributes(block, place)}>
        {node.label}
      </text>
      <ToggleButton node={node} reach={Math.min(reach, 22)} />
    </g>
  )
}

export const DiagramNode = memo(DiagramNodeOf)
