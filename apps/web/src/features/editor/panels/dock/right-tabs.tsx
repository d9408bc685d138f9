import type { ReactNode } from 'react'
import type { BuilderKind } from '../../document/api/document-kinds.ts'
import { ModulesTab } from '../library/modules-tab.tsx'
import { SavedTab } from '../library/saved-blocks-tab.tsx'
import { TemplatesTab } from '../library/templates-tab.tsx'
import { BlockPanel } from '../inspector/inspector.tsx'

/** A tab of the right panel. */
export interface RightTab {
  readonly id: string
  readonly label: string
  /**
   * Renders the tab. `placed` is called when something was inserted, so that a sheet over the page can close.
   */
  readonly panel: (given: { readonly placed?: () => void }) => ReactNode
  /** Kinds of document with this tab; all by default. */
  readonly kinds?: readonly BuilderKind[]
}

const tabs: readonly RightTab[] = [
  { id: 'style', label: 'Style', panel: () => <BlockPanel /> },
  { id: 'modules', label: 'Modules', panel: (given) => <ModulesTab {...given} /> },
  {
    id: 'templates',
    label: 'Templates',
    panel: (given) => <TemplatesTab {...given} />,
    kinds: ['site', 'page'],
  },
  { id: 'saved', label: 'Saved', panel: (given) => <SavedTab {...given} /> },
]

export const rightTabs = (kind: BuilderKind): readonly RightTab[] =>
  tabs.filter(({ kinds }) => kinds?.includes(kind) ?? true)
