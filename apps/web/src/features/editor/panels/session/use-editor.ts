import type { NodeRecord } from '@web2/builder'
import type { Nap } from '@web2/contract/listings'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Store as Signal } from '../../../../lib/store.ts'
import type { BuilderKind } from '../../document/api/document-kinds.ts'
import type { Opened } from '../../document/api/opened-document.ts'
import type { Canvas } from '../../interaction/mount-canvas.ts'
import type { Editor } from '../../document/editor.ts'
import type { PressKey } from '../../interaction/editor-keys.ts'

/** A page of the site that a link may lead to. */
export interface LinkTarget {
  readonly label: string
  readonly address: string
  /** The way through the pages above it, where it is another. */
  readonly path?: string
}

/** The sections that all pages of the site begin and end with. */
export interface SharedParts {
  readonly headerId: string | null
  readonly footerId: string | null
  readonly pages: number
  /** Puts a section onto all pages, or takes it off (null); answers why it could not, or null. */
  readonly share: (kind: 'header' | 'footer', sectionId: string | null) => Promise<string | null>
}

/** What the parts of the editor's screen share. */
export interface Builder {
  readonly editor: Editor
  /** Null until the page is on the canvas, and while it is shown as a preview. */
  readonly canvas: Signal<Canvas | null>
  readonly press: PressKey
  readonly kind: BuilderKind
  /** The document as it was opened: its name, and its key among what the browser keeps. */
  readonly opened: Opened
  /** Shows another listing on a page or section of its own; answers why it could not, or null. */
  readonly chooseListing?: (nap: Nap | null) => Promise<string | null>
  /** The site's own pages, for links; none in a page or section of its own. */
  readonly linkTargets?: readonly LinkTarget[]
  /** Header and footer of all pages of the site; none in a page or section of its own. */
  readonly sharedParts?: SharedParts
}

export const BuilderContext = createContext<Builder | null>(null)

export const useBuilder = (): Builder => {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('useBuilder needs a BuilderContext around it.')
  return builder
}

export const useEditor = (): Editor => useBuilder().editor

const never = () => {}
const nowhere = () => never

/** A record, and a new render whenever this very record changes. */
export const useRecord = (uuid: string | null | undefined): NodeRecord | undefined => {
  const { store } = useEditor()
  const subscribe = useCallback(
    (listener: () => void) => (uuid ? store.subscribe(uuid, listener) : nowhere()),
    [store, uuid],
  )
  return useSyncExternalStore(subscribe, () => (uuid ? store.get(uuid) : undefined))
}

/** The first selected record. */
export const useSelected = (): NodeRecord | undefined => useRecord(useEditor().session.selection.use()[0])
