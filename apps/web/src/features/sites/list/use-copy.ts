import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { sites } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { siteFailure } from '../builder-refusal.ts'
import { showError } from '../../../lib/snackbar.ts'
import { sayNext } from '../../../ui/saving/say-next.tsx'
import { copySite } from '../sites-api.ts'

/** Copies a site's pages and settings to a draft, and offers to open it. */
export const useCopy = () => {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: copySite,
    onSuccess: ({ _id, name }) => {
      const edit = () => void navigate({ to: '/site-builder/edit-site', search: { id: _id } })
      sayNext(`“${name}” created as a draft`, { label: 'Edit pages', onClick: edit })
    },
    onError: (error) => showError(siteFailure(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [sites.path] }),
  })
}
