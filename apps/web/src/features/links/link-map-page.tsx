import classes from './link-map.module.css'
import { Button, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IconRefresh } from '@tabler/icons-react'
import type { PostLink } from '@web2/contract/links'
import { sentenceFor } from '../../lib/api/errors.ts'
import { postLinks } from './resources.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { useCan } from '../../lib/session/use-user.ts'
import { showSuccess, showError } from '../../lib/snackbar.ts'
import { counted } from '../../lib/text/counted.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryState } from '../../ui/query-state.tsx'
import { checkNow, linkMap } from './link-map-api.ts'
import { LinkTable } from './link-table.tsx'
import { MapDiagram } from './map-diagram.tsx'
import type { MapTone } from './lay-out-map.ts'

const tones: readonly { readonly tone: MapTone; readonly text: string }[] = [
  { tone: 'fine', text: 'All links live' },
  { tone: 'doubtful', text: 'Changed or unknown' },
  { tone: 'gone', text: 'Lost, or page gone' },
]

/** Legend of the diagram's lines: colors and dashes. */
const Legend = () => (
  <div className={classes.legend}>
    {tones.map(({ tone, text }) => (
      <span key={tone} className={classes.sample}>
        <svg width={36} height={8} aria-hidden>
          <path d="M0,4H36" className={classes.line} data-tone={tone} strokeWidth={3} />
        </svg>
        {text}
      </span>
    ))}
  </div>
)

const inWords = (waiting: number): string =>
  waiting === 0 ? 'No links to check' : `Checking ${counted(waiting, 'link')}. Results appear here.`

/** /link-map: links between pages and posts, and their state. */
export const LinkMapPage = () => {
  const { host = '' } = useSearch({ from: '/default/link-map' })
  const navigate = useNavigate({ from: '/link-map' })
  const map = useQuery(linkMap)
  const canCheck = useCan('content:write')
  const checking = useMutation({
    mutationFn: (links: readonly PostLink[]) =>
      checkNow(links.length === 0 ? {} : { ids: links.map(({ _id }) => _id) }),
    onSuccess: ({ waiting }) => showSuccess(inWords(waiting)),
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [postLinks.path] }),
  })
  const choose = (next: string) =>
    void navigate({
      search: (old) => ({ ...old, host: next || undefined, page: undefined }),
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <PageHeader
        title="Link map"
        description="Links from your posts and sites. Checked weekly, and daily while broken."
      >
        {canCheck && map.data?.total !== 0 && (
          <Button
            leftSection={<IconRefresh size={18} aria-hidden />}
            loading={checking.isPending}
            onClick={() => checking.mutate([])}
          >
            Check all now
          </Button>
        )}
      </PageHeader>
      <QueryState query={map} of="cards" />
      {map.data !== undefined && (
        <>
          {map.data.total > 0 && (
            <>
              <div className={`card ${classes.card}`}>
                <MapDiagram map={map.data} chosen={host} choose={choose} />
                <Legend />
              </div>
              <Title order={2} size="h4" mb="sm">
                Links
              </Title>
            </>
          )}
          <LinkTable
            counts={map.data.counts}
            host={host}
            forgetHost={() => choose('')}
            check={canCheck ? checking.mutate : undefined}
          />
        </>
      )}
    </>
  )
}
