import type { NodeRecord } from '@web2/builder'
import type { Nap } from '@web2/contract/listings'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Store as Signal } from '../../../../lib/store.ts'
import type { BuilderKind } from '../../document/api/document-kinds.ts'
import type { Opened } from '../../document/api/opened-document.ts'
import type { Canvas } from '../../interaction/mount-canvas.ts'
import type { Editor } from '../../document/editor.ts'
import type { PressKey } from '../../interaction/editor-keys.ts'

/** A page of the site that a link can lead to. */
export interface LinkTarget {
  readonly label: string
  readonly address: string
  /** The path through its parent pages, if different. */
  readonly path?: string
}

/** Sections that all pages of the site share as header and footer. */
export interface SharedParts {
  readonly headerId: string | null
  readonly footerId: string | null
  /** Sets a section on all pages, or removes it (null). Returns why it could not, or null. */
  readonly share: (kind: 'header' | 'footer', sectionId: string | null) => Promise<string | null>
}

/** State shared by the parts of the editor's screen. */
export interface Builder {
  readonly editor: Editor
  /** Null until the page is on the canvas, and during the preview. */
  readonly canvas: Signal<Canvas | null>
  readonly press: PressKey
  readonly kind: BuilderKind
  /** The document as opened: its name, and its key in browser storage. */
  readonly opened: Opened
  /** Shows another listing on a standalone page or section. Returns why it could not, or null. */
  readonly chooseListing?: (nap: Nap | null) => Promise<string | null>
  /** The site's own pages, for links; undefined for a standalone page or section. */
  readonly linkTargets?: readonly LinkTarget[]
  /** Header and footer of all pages of the site; undefined for a standalone page or section. */
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

/** Returns a record and rerenders when it changes. */
export const useRecord = (uuid: string | null | undefined): NodeRecord | undefined => {
  const { store } = useEditor()
  const subscribe = useCallback(
    (listener: () => void) => (uuid ? store.subscribe(uuid, listener) : nowhere()),
    [store, uuid],
  )
  return useSyncExternalStore(subscribe, () => (uuid ? store.get(uuid) : undefined))
}

/** Returns the first selected record. */
export const useSelected = (): NodeRecord | undefined => useRecord(useEditor().session.selection.use()[0])
