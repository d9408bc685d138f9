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
  /** Without it the demo template is shown. */
  readonly id?: string | undefined
  readonly onLeave: () => void
  /** Buttons in the bar, given by the shell. */
  readonly actions?: ReactNode
}

const nowhere = () => {}

/** view-page, view-section: a page or section of its own to look at. */
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
