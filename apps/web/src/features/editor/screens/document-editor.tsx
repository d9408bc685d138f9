import { useEffect, useRef, useState } from 'react'
import { showError } from '../../../lib/snackbar.ts'
import { documentKinds, type DocumentKind } from '../document/api/document-kinds.ts'
import type { OpenedDocument } from '../document/api/documents.ts'
import { ExampleNotice } from './example-notice.tsx'
import { useExpiredDrafts } from './hooks/use-expired-drafts.ts'
import { useLoadedDocument } from './hooks/use-loaded-document.ts'
import { EditorScreen } from './editor-screen.tsx'
import { followLink } from './linked-page.ts'
import { Loaded } from './loaded-screen.tsx'
import { MissingNotice } from './missing-notice.tsx'

export interface DocumentEditorProps {
  readonly kind: 'page' | 'section'
  /** Record to edit; without it a new one begins. */
  readonly id?: string | undefined
  /** Template of a new document; by default that of its kind. */
  readonly template?: string | undefined
  /** Browser history entry by which a reload finds unsaved edits. */
  readonly entry?: string | undefined
  /** Called when a new document was stored under this id. */
  readonly onStored: (id: string) => void
  readonly onLeave: () => void
}

interface DocumentScreenProps {
  readonly kind: DocumentKind
  readonly opened: OpenedDocument
  /** The page is new and begins as the demo page, because no template was chosen. */
  readonly isExample: boolean
  readonly stored: (id: string) => void
  readonly leave: () => void
  readonly reload: () => void
}

const DocumentScreen = ({ kind, opened, isExample, stored, leave, reload }: DocumentScreenProps) => {
  const id = opened.id.use()
  const name = opened.name.use()
  const told = useRef(id)
  useExpiredDrafts()

  useEffect(() => {
    // called once, because a call in a later render would reach an owner that is leaving
    if (id === null || id === told.current) return
    told.current = id
    stored(id)
  }, [id, stored])

  return (
    <EditorScreen
      opened={opened}
      names={{ title: name ?? `New ${kind.kind}`, subtitle: kind.list.title }}
      words={{ saved: kind.saved, edited: kind.edited, nameEmpty: kind.nameEmpty, list: kind.list.plural }}
      leave={leave}
      reload={reload}
      follow={(href) => followLink(href, [], stored, showError)}
      notice={() => {
        if (id !== null) return null
        return opened.missing ? <MissingNotice editable /> : isExample && <ExampleNotice />
      }}
    />
  )
}

/** Editor of a standalone page or section: build-page, edit-page, build-section, edit-section. */
export const DocumentEditor = ({
  kind: name,
  id,
  template,
  entry,
  onStored,
  onLeave,
}: DocumentEditorProps) => {
  const kind = documentKinds[name]
  const asked = `${id ?? ''} ${template ?? ''}`
  const [wish, setWish] = useState({ id, template, entry, visit: 0, edits: true })
  const [last, setLast] = useState(asked)
  /** Id of a document first stored here; the URL follows, and the editor stays open. */
  const [own, setOwn] = useState<string | null>(null)

  const openAnew = () => {
    setWish({ id, template, entry, visit: wish.visit + 1, edits: true })
    setOwn(null)
  }
  if (asked !== last) {
    setLast(asked)
    if (id === undefined || id !== own) openAnew()
  }
  const stored = (newId: string) => {
    setOwn(newId)
    onStored(newId)
  }

  return (
    <Loaded query={useLoadedDocument(kind, wish)} list={kind.list.plural} leave={onLeave}>
      {(opened) => (
        <DocumentScreen
          key={wish.visit}
          kind={kind}
          opened={opened}
          isExample={wish.id === undefined && wish.template === undefined && kind.template !== undefined}
          stored={stored}
          leave={onLeave}
          reload={openAnew}
        />
      )}
    </Loaded>
  )
}
