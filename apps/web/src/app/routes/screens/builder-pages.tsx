import { IconPencil } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { DocumentEditor } from '../../../features/builder/screens/document-editor.tsx'
import { DocumentPreview } from '../../../features/builder/screens/document-preview.tsx'
import { useCan } from '../../../lib/session/use-user.ts'
import { ButtonLink } from '../../../ui/links.tsx'

const useLeave = () => {
  const navigate = useNavigate()
  return useCallback(() => void navigate({ to: '/page-builder' }), [navigate])
}

/** /page-builder/build-page: a new page, which gets its address with the first save. */
export const BuildPageScreen = () => {
  const navigate = useNavigate()
  const { id, template } = useSearch({ from: '/builder/page-builder/build-page' })
  const follow = useCallback(
    (stored: string) =>
      void navigate({ to: '/page-builder/build-page', search: { id: stored }, replace: true }),
    [navigate],
  )
  return <DocumentEditor kind="page" id={id} template={template} onStored={follow} onLeave={useLeave()} />
}

/** /page-builder/edit-page. */
export const EditPageScreen = () => {
  const navigate = useNavigate()
  const { id } = useSearch({ from: '/builder/page-builder/edit-page' })
  const follow = useCallback(
    (stored: string) =>
      void navigate({ to: '/page-builder/edit-page', search: { id: stored }, replace: true }),
    [navigate],
  )
  return <DocumentEditor kind="page" id={id} onStored={follow} onLeave={useLeave()} />
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
