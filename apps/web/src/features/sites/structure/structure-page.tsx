import { useQuery, queryOptions } from '@tanstack/react-query'
import { linkOptions, useNavigate, useSearch } from '@tanstack/react-router'
import { IconPencil, IconSitemap } from '@tabler/icons-react'
import { useMemo, type ReactNode } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { structureOf } from './structure.ts'
import { SiteDiagram } from './site-diagram.tsx'
import { arrangementOf } from './tree-settings.tsx'
import { sites } from '../resources.ts'

/** A site with its pages, as the API answers: a site that is not there is a sentence. */
const siteAnswer = (id: string) =>
  queryOptions({ queryKey: [sites.path, 'structure', id], queryFn: () => sites.outline(id) })

interface StructurePageProps {
  /** Renders the leads of the site by page. */
  readonly leads: (siteId: string) => ReactNode
}

/** /site-builder/structure: the pages of a site as a diagram. */
export const StructurePage = ({ leads }: StructurePageProps) => {
  const navigate = useNavigate()
  const search = useSearch({ from: '/default/site-builder/structure' })
  const { id = '' } = search
  const answer = useQuery(siteAnswer(id))
  const canWrite = useCan('content:write')
  const stored = answer.data?.status === 'success' ? answer.data.site : null
  const root = useMemo(() => structureOf(stored ?? { name: '', pages: [] }), [stored])

  if (answer.isPending) return <Waiting />
  const retry = () => void answer.refetch()
  if (answer.isError) return <Failure message={sentenceFor(answer.error)} onRetry={retry} />
  if (answer.data.status === 'error') return <Failure message={answer.data.message} onRetry={retry} />
  const { site } = answer.data

  const open = (page: string) =>
    void navigate({
      to: canWrite ? '/site-builder/edit-site' : '/site-builder/view-site',
      search: { id, page },
    })
  const editButton = canWrite && (
    <ButtonLink
      to="/site-builder/edit-site"
      search={{ id }}
      variant="default"
      leftSection={<IconPencil size={18} aria-hidden />}
    >
      Edit pages
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={`Structure of ${site.name}`}
        tab={['Structure', site.name]}
        between={[
          {
            label: site.name,
            link: linkOptions({ to: '/site-builder/edit-site', search: { id: site._id } }),
          },
        ]}
        description="How the pages of this site are organized."
      >
        {site.pages.length > 0 && editButton}
      </PageHeader>
      {site.pages.length === 0 ? (
        <div className="card">
          <EmptyState
            motif="generator"
            icon={IconSitemap}
            title="No pages yet"
            text="Add pages in the editor to see them here."
          >
            {editButton}
          </EmptyState>
        </div>
      ) : (
        <SiteDiagram
          root={root}
          fileName={site.rootSlug}
          arrangement={arrangementOf(search)}
          arrange={(arrangement) =>
            void navigate({
              to: '/site-builder/structure',
              search: { id, ...arrangement },
              replace: true,
              resetScroll: false,
            })
          }
          open={open}
        />
      )}
      {leads(site._id)}
    </>
  )
}
