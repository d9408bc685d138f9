import { IconPencil } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { DocumentEditor } from '../../../features/builder/screens/document-editor.tsx'
import { DocumentPreview } from '../../../features/builder/screens/document-preview.tsx'
import { useCan } from '../../../lib/session/use-user.ts'
import { ButtonLink } from '../../../ui/links.tsx'

const useLeave = () => {
  const navigate = useNavigate()
  return useCallback(() => void navigate({ to: '/section-builder' }), [navigate])
}

/** /section-builder/build-section: an empty canvas, which gets its address with the first save. */
export const BuildSectionScreen = () => {
  const navigate = useNavigate()
  const { id } = useSearch({ from: '/builder/section-builder/build-section' })
  const follow = useCallback(
    (stored: string) =>
      void navigate({ to: '/section-builder/build-section', search: { id: stored }, replace: true }),
    [navigate],
  )
  return <DocumentEditor kind="section" id={id} onStored={follow} onLeave={useLeave()} />
}

/** /section-builder/edit-section. */
export const EditSectionScreen = () => {
  const navigate = useNavigate()
  const { id } = useSearch({ from: '/builder/section-builder/edit-section' })
  const follow = useCallback(
    (stored: string) =>
      void navigate({ to: '/section-builder/edit-section', search: { id: stored }, replace: true }),
    [navigate],
  )
  return <DocumentEditor kind="section" id={id} onStored={follow} onLeave={useLeave()} />
}

/** /section-builder/view-section. */
export const ViewSectionScreen = () => {
  const { id } = useSearch({ from: '/builder/section-builder/view-section' })
  const canWrite = useCan('content:write')
  return (
    <DocumentPreview
      kind="section"
      id={id}
      onLeave={useLeave()}
      actions={
        canWrite && (
          <ButtonLink
            to="/section-builder/edit-section"
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
