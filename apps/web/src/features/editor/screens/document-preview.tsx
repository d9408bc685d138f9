import type { ReactNode } from 'react'
import { showError } from '../../../lib/snackbar.ts'
import { documentKinds } from '../document/api/document-kinds.ts'
import { useLoadedDocument } from './hooks/use-loaded-document.ts'
import { followLink } from './linked-page.ts'
import { Loaded } from './loaded-screen.tsx'
import { MissingNotice } from './missing-notice.tsx'
import { PreviewScreen } from './preview-screen.tsx'

export interface DocumentPreviewProps {
  readonly kind: 'page' | 'section'
  /** Record to show; without it the demo template is shown. */
  readonly id?: string | undefined
  readonly onLeave: () => void
  /** Buttons in the bar, passed by the shell. */
  readonly actions?: ReactNode
}

const nowhere = () => {}

/** Preview of a standalone page or section: view-page, view-section. */
export const DocumentPreview = ({ kind: name, id, onLeave, actions }: DocumentPreviewProps) => {
  const kind = documentKinds[name]
  const query = useLoadedDocument(kind, { id, template: undefined, visit: 0, edits: false })
  return (
    <Loaded query={query} list={kind.list.plural} leave={onLeave}>
      {(opened) => (
        <PreviewScreen
          opened={opened}
          names={{ title: opened.name.get() ?? 'Demo page', subtitle: kind.list.title }}
          list={kind.list.plural}
          leave={onLeave}
          follow={(href) => followLink(href, [], nowhere, showError)}
          actions={opened.id.get() !== null && actions}
          notice={opened.missing && <MissingNotice />}
        />
      )}
    </Loaded>
  )
}
