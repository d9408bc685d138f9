import { IconPencil } from '@tabler/icons-react'
import { Outlet, useChildMatches, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { DocumentEditor } from '../../../features/editor/screens/document-editor.tsx'
import { DocumentPreview } from '../../../features/editor/screens/document-preview.tsx'
import { useCan } from '../../../lib/session/use-user.ts'
import { ButtonLink } from '../../../ui/links.tsx'

const useLeave = () => {
  const navigate = useNavigate()
  return useCallback(() => void navigate({ to: '/section-builder' }), [navigate])
}

/**
 * /section-builder/build-section and edit-section, and the same by the names of module makers: a new section is built on
 * under its own address after the first save.
 */
export const SectionEditorScreen = () => {
  const navigate = useNavigate()
  const { id } = useSearch({ strict: false })
  const entry = useLocation({ select: ({ state }) => state.__TSR_key })
  const edit = useLocation({
    select: ({ pathname }) =>
      pathname.startsWith('/module-maker') ? '/module-maker/edit-module' : '/section-builder/edit-section',
  })
  const follow = useCallback(
    (stored: string) => void navigate({ to: edit, search: { id: stored }, replace: true }),
    [navigate, edit],
  )
  const leave = useLeave()
  const refused = useChildMatches({ select: (matches) => matches.some(({ status }) => status === 'error') })
  if (refused) return <Outlet />
  return <DocumentEditor kind="section" id={id} entry={entry} onStored={follow} onLeave={leave} />
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
