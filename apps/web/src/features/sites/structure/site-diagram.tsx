import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { downloadFile } from '../../../lib/files/download.ts'
import { slugFrom } from '../../../lib/text/slug.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { pictureOf, pictureScale } from './export/image-file.ts'
import { svgFile, type DiagramColors } from './export/svg-file.ts'
import type { StructureNode } from './structure.ts'
import { createDiagramView } from './diagram-view.ts'
import { Diagram } from './diagram.tsx'
import styles from './structure.module.css'
import { TreeSettings, type Arrangement } from './tree-settings.tsx'
import { useSiteDiagram } from './use-site-diagram.ts'
import { ZoomBar } from './zoom-bar.tsx'

export interface SiteDiagramProps {
  readonly root: StructureNode
  /** Begins the names of files that are downloaded. */
  readonly fileName?: string
  readonly arrangement: Arrangement
  readonly arrange: (arrangement: Arrangement) => void
  readonly open: (pageId: string) => void
}

const colorsOf = (element: Element): DiagramColors => {
  const style = getComputedStyle(element)
  const color = (name: string) => style.getPropertyValue(`--structure-${name}`).trim()
  return { ground: color('ground'), text: color('text'), line: color('line'), dot: color('dot') }
}

/** The diagram of a site with its settings. */
export const SiteDiagram = ({ root, fileName, arrangement, arrange, open }: SiteDiagramProps) => {
  const holder = useRef<HTMLDivElement>(null)
  const [view] = useState(createDiagramView)
  const { layout, reach, toggle, expandAll, collapseAll } = useSiteDiagram(root, arrangement)

  const saving = useMutation({
    mutationFn: async (format: 'svg' | 'png') => {
      if (!holder.current) return
      const svg = svgFile(layout, colorsOf(holder.current))
      const name = `${fileName || slugFrom(root.name)}-structure.${format}`
      if (format === 'svg') return downloadFile(name, new Blob([svg], { type: 'image/svg+xml' }))
      downloadFile(name, await pictureOf(svg, layout))
      const scale = pictureScale(layout)
      if (scale < 2)
        showSuccess(
          `PNG exported at ${scale.toFixed(2)}×, the browser’s limit. The SVG is sharp at any size.`,
          8_000,
        )
    },
    onError: () =>
      showError('The browser could not create the image. Collapse some pages, or download the SVG instead.'),
  })

  return (
    <div ref={holder} className={styles.page}>
      <div className={`card ${styles.stage}`}>
        <Diagram
          layout={layout}
          arrangement={`${arrangement.type} ${arrangement.layout}`}
          view={view}
          reach={reach}
          toggle={toggle}
          expandAll={expandAll}
          open={open}
        />
        <ZoomBar view={view} />
      </div>
      <TreeSettings
        arrangement={arrangement}
        arrange={arrange}
        expandAll={expandAll}
        collapseAll={collapseAll}
        save={saving.mutate}
        saving={saving.isPending && saving.variables === 'png'}
      />
    </div>
  )
}
