import classes from './link-map.module.css'
import { Anchor, Stack, Text } from '@mantine/core'
import { postLinkStatusLabels, type PostLink, type PostLinkStatus } from '@web2/contract/links'
import { formatMoment } from '../../lib/dates.ts'
import type { ListColumn } from '../../ui/data-list/list-column.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'

const colors: Readonly<Record<PostLinkStatus, string>> = {
  ok: 'harbour',
  redirected: 'blue',
  'rel-changed': 'blue',
  lost: 'red',
  broken: 'red',
  unknown: 'gray',
}

/** The state of a link in a word; what is wrong with it in a line below. */
const LinkStatus = ({ status, message }: Pick<PostLink, 'status' | 'message'>) => (
  <Stack gap={2}>
    <StatusBadge label={postLinkStatusLabels[status]} color={colors[status]} />
    {message !== '' && (
      <Text size="xs" c="dimmed" maw="34ch" truncate title={message}>
        {message}
      </Text>
    )}
  </Stack>
)

const Address = ({ url, label }: { url: string; label: string }) => (
  <Anchor
    href={url}
    target="_blank"
    rel="noopener noreferrer"
    size="sm"
    truncate
    display="block"
    title={url}
    className={classes.address ?? ''}
  >
    {label}
  </Anchor>
)

const withoutScheme = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')

/** Columns of the table of links. */
export const linkColumns: readonly ListColumn<PostLink>[] = [
  {
    key: 'pageUrl',
    title: 'Page',
    sortable: true,
    fixed: true,
    text: ({ pageUrl }) => pageUrl,
    render: ({ pageUrl, pageTitle }) => (
      <div className={classes.page}>
        <Address url={pageUrl} label={pageTitle || withoutScheme(pageUrl)} />
        <Text size="xs" c="dimmed" truncate title={pageUrl}>
          {withoutScheme(pageUrl)}
        </Text>
      </div>
    ),
  },
  {
    key: 'targetUrl',
    title: 'Links to',
    sortable: true,
    text: ({ targetUrl }) => targetUrl,
    render: ({ targetUrl, anchor }) => (
      <div className={classes.page}>
        <Address url={targetUrl} label={withoutScheme(targetUrl)} />
        <Text size="xs" c="dimmed" truncate title={anchor}>
          {anchor}
        </Text>
      </div>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    text: ({ status }) => postLinkStatusLabels[status],
    render: (link) => <LinkStatus {...link} />,
  },
  { key: 'message', title: 'Details', hiddenAtFirst: true, text: ({ message }) => message },
  {
    key: 'anchor',
    title: 'Anchor text',
    sortable: true,
    filter: { kind: 'text' },
    hiddenAtFirst: true,
    text: ({ anchor }) => anchor,
  },
  {
    key: 'rel',
    title: 'Rel',
    hiddenAtFirst: true,
    text: ({ rel, foundRel }) => (foundRel === rel ? rel : `${rel || 'none'} → ${foundRel || 'none'}`),
  },
  {
    key: 'pageHost',
    title: 'From host',
    sortable: true,
    filter: { kind: 'text' },
    hiddenAtFirst: true,
    text: ({ pageHost }) => pageHost,
  },
  {
    key: 'targetHost',
    title: 'To host',
    filter: { kind: 'text' },
    hiddenAtFirst: true,
    text: ({ targetHost }) => targetHost,
  },
  {
    key: 'source',
    title: 'Source',
    filter: {
      kind: 'choice',
      choices: [
        { value: 'post', label: 'Post' },
        { value: 'site', label: 'Site page' },
      ],
    },
    hiddenAtFirst: true,
    text: ({ source }) => (source === 'post' ? 'Post' : 'Site page'),
  },
  {
    key: 'checkedAt',
    title: 'Last checked',
    sortable: true,
    filter: { kind: 'day' },
    width: 205,
    text: ({ checkedAt }) => (checkedAt === null ? 'Not checked yet' : formatMoment(checkedAt)),
  },
  {
    key: 'createdAt',
    title: 'Tracked since',
    sortable: true,
    filter: { kind: 'day' },
    hiddenAtFirst: true,
    text: ({ createdAt }) => formatMoment(createdAt),
  },
]
