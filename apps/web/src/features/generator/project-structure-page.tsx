import { useQuery } from '@tanstack/react-query'
import { linkOptions, useNavigate, useSearch } from '@tanstack/react-router'
import { IconTable } from '@tabler/icons-react'
import { useMemo } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { Failure } from '../../ui/failure.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { pageNameOf, turboStructureOf, turboTree } from './project-structure.ts'
import { SiteDiagram } from '../sites/structure/site-diagram.tsx'
import { arrangementOf } from '../sites/structure/tree-settings.tsx'

/** /zoomer-site-builder/structure: diagram of a project's hub pages and the pages below them. */
export const TurboStructurePage = () => {
  const navigate = useNavigate()
  const search = useSearch({ from: '/default/zoomer-site-builder/structure' })
  const { id = '', site } = search
  const answer = useQuery(turboTree(id, site))
  const root = useMemo(() => answer.data && turboStructureOf(answer.data), [answer.data])

  if (answer.isError)
    return <Failure message={sentenceFor(answer.error)} onRetry={() => void answer.refetch()} />
  if (root === undefined) return <Waiting />
  return (
    <>
      <PageHeader
        title={`Structure of ${root.name}`}
        tab={['Structure', root.name]}
        between={[
          {
            label: root.name,
            link: linkOptions({ to: '/zoomer-site-builder/view-generation', search: { id } }),
          },
        ]}
        description="Hub pages and the first pages below each."
      >
        <ButtonLink
          to="/zoomer-site-builder/view-generation"
          search={{ id }}
          variant="default"
          leftSection={<IconTable size={18} aria-hidden />}
        >
          Pages and sites
        </ButtonLink>
      </PageHeader>
      <SiteDiagram
        root={root}
        arrangement={arrangementOf(search)}
        arrange={(arrangement) =>
          void navigate({
            to: '/zoomer-site-builder/structure',
            search: { ...search, ...arrangement },
            replace: true,
            resetScroll: false,
          })
        }
        open={(nodeId) => {
          const name = pageNameOf(root, nodeId)
          if (name !== undefined)
            void navigate({ to: '/zoomer-site-builder/view-generation', search: { id, q: name } })
        }}
      />
    </>
  )
}
