import { IconFiles, IconHistory, IconLayoutGridAdd, IconStack2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { BuilderKind } from '../../document/api/document-kinds.ts'
import { ChecksIcon } from '../checks/checks-icon.tsx'
import { ChecksPanel } from '../checks/checks-panel.tsx'
import { HistoryPanel } from '../history/history-panel.tsx'
import { BlocksPanel } from '../blocks/blocks-panel.tsx'
import { LayersPanel } from '../layers/layers-panel.tsx'

/** What the screen gives to the tools. */
export interface ToolGiven {
  /** The list of a site's pages; a single page or section has none. */
  readonly pages?: ReactNode
  /** Called when something was put onto the page, so that a sheet over it can close. */
  readonly placed?: () => void
}

/** An entry of the rail on the left; on small screens an entry of the dock at the bottom. */
export interface LeftTool {
  readonly id: string
  /** One short word: it stands under the icon. */
  readonly label: string
  readonly icon: ReactNode
  readonly panel: (given: ToolGiven) => ReactNode
  /** All kinds unless given. */
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
