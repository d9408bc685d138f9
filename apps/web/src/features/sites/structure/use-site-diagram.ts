import { useMediaQuery } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { labelFont } from './export/svg-file.ts'
import type { Measure } from './layout/cut-label.ts'
import { layOut } from './layout/lay-out.ts'
import { branchesOf, type StructureNode } from './structure.ts'
import type { Arrangement } from './tree-settings.tsx'

/** Measures labels as the browser draws them; roughly where it can not tell. */
const createMeasure = (): Measure => {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return (text) => text.length * labelFont.size * 0.6
  // the site's own label is bold: all are measured so, for a little room
  context.font = `650 ${labelFont.size}px ${labelFont.family}`
  return (text) => context.measureText(text).width
}

/** A structure as it is laid out, with what is collapsed in it. */
export const useSiteDiagram = (root: StructureNode, { type, layout }: Arrangement) => {
  const byFinger = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const [measure] = useState(createMeasure)
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set<string>())
  const thickness = byFinger ? 44 : 24
  const laid = useMemo(
    () => layOut(root, { type, layout, collapsed, measure, thickness }),
    [root, type, layout, collapsed, measure, thickness],
  )
  const branches = useMemo(() => branchesOf(root), [root])
  return {
    layout: laid,
    reach: thickness / 2,
    toggle: (id: string) =>
      setCollapsed((present) => {
        const next = new Set(present)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    expandAll: () => setCollapsed(new Set()),
    /** Leaves the first level in sight; undefined where there is nothing below it. */
    collapseAll: branches.length === 0 ? undefined : () => setCollapsed(new Set(branches)),
  }
}
