import { IconFiles, IconHistory, IconLayoutGridAdd, IconPalette, IconStack2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { BuilderKind } from '../../document/api/document-kinds.ts'
import { ChecksIcon } from '../checks/checks-icon.tsx'
import { ChecksPanel } from '../checks/checks-panel.tsx'
import { HistoryPanel } from '../history/history-panel.tsx'
import { BlocksPanel } from '../blocks/blocks-panel.tsx'
import { ThemePanel } from '../theme/theme-panel.tsx'
import { LayersPanel } from '../layers/layers-panel.tsx'

/** Props that the screen passes to the tools. */
export interface ToolGiven {
  /** The list of a site's pages; undefined for a standalone page or section. */
  readonly pages?: ReactNode
  /** Called when something was inserted into the page, so that a sheet over it can close. */
  readonly placed?: () => void
}

/** An entry of the left rail; on small screens an entry of the dock at the bottom. */
export interface LeftTool {
  readonly id: string
  /** One short word, shown below the icon. */
  readonly label: string
  readonly icon: ReactNode
  readonly panel: (given: ToolGiven) => ReactNode
  /** Kinds of document with this tool; all by default. */
  readonly kinds?: readonly BuilderKind[]
}

const tools: readonly LeftTool[] = [
  { id: 'pages', label: 'Pages', icon: <IconFiles />, panel: ({ pages }) => pages, kinds: ['site'] },
  {
    id: 'blocks',
    label: 'Blocks',
    icon: <IconLayoutGridAdd />,
    panel: ({ placed }) => <BlocksPanel placed={placed} />,
  },
  { id: 'layers', label: 'Layers', icon: <IconStack2 />, panel: () => <LayersPanel /> },
  {
    id: 'theme',
    label: 'Theme',
    icon: <IconPalette />,
    panel: () => <ThemePanel />,
  },
  { id: 'history', label: 'History', icon: <IconHistory />, panel: () => <HistoryPanel /> },
  {
    id: 'checks',
    label: 'Checks',
    icon: <ChecksIcon />,
    panel: ({ placed }) => <ChecksPanel leave={placed} />,
  },
]

export const leftTools = (kind: BuilderKind): readonly LeftTool[] =>
  tools.filter(({ kinds }) => kinds?.includes(kind) ?? true)
