import { IconPencil } from '@tabler/icons-react'
import { Outlet, useChildMatches, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { DocumentEditor } from '../../../features/editor/screens/document-editor.tsx'
import { DocumentPreview } from '../../../features/editor/screens/document-preview.tsx'
import { useCan } from '../../../lib/session/use-user.ts'
import { ButtonLink } from '../../../ui/links.tsx'

const useLeave = () => {
  const navigate = useNavigate()
  return useCallback(() => void navigate({ to: '/page-builder' }), [navigate])
}

/** /page-builder/build-page and edit-page: a new page is built on under its own address after the first save. */
export const PageEditorScreen = () => {
  const navigate = useNavigate()
  const { id, template } = useSearch({ strict: false })
  const entry = useLocation({ select: ({ state }) => state.__TSR_key })
  const follow = useCallback(
    (stored: string) =>
      void navigate({ to: '/page-builder/edit-page', search: { id: stored }, replace: true }),
    [navigate],
  )
  const leave = useLeave()
  const refused = useChildMatches({ select: (matches) => matches.some(({ status }) => status === 'error') })
  if (refused) return <Outlet />
  return (
    <DocumentEditor kind="page" id={id} template={template} entry={entry} onStored={follow} onLeave={leave} />
  )
}

/** /page-builder/view-page. */
export const ViewPageScreen = () => {
  const { id } = useSearch({ from: '/builder/page-builder/view-page' })
  const canWrite = useCan('content:write')
  return (
    <DocumentPreview
      kind="page"
      id={id}
      onLeave={useLeave()}
      actions={
        canWrite && (
          <ButtonLink
            to="/page-builder/edit-page"
            search={{ id }}
            size="sm"
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            Edit
          </ButtonLink>
        )
      }
    />
  )
}
