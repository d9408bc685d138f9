import { Anchor, Text } from '@mantine/core'
import type { RssArticle } from '@web2/contract/feeds'
import { formatMoment } from '../../lib/dates.ts'
import type { ListColumn } from '../../ui/data-list/list-column.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import classes from './feeds.module.css'

/** Columns of the list of feed items. */
export const itemColumns: readonly ListColumn<RssArticle>[] = [
  {
    key: 'title',
    title: 'Title',
    sortable: true,
    fixed: true,
    text: ({ title }) => title,
    render: ({ title, link, summary }) => (
      <div className={classes.item}>
        {link === '' ? (
          <Text size="sm" fw={500} truncate title={title}>
            {title}
          </Text>
        ) : (
          <Anchor
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            size="sm"
            fw={500}
            truncate
            display="block"
            title={title}
          >
            {title}
          </Anchor>
        )}
        <Text size="xs" c="dimmed" truncate title={summary}>
          {summary}
        </Text>
      </div>
    ),
  },
  { key: 'feedTitle', title: 'Feed', sortable: true, text: ({ feedTitle }) => feedTitle },
  { key: 'author', title: 'Author', hiddenAtFirst: true, text: ({ author }) => author },
  {
    key: 'publishedAt',
    title: 'Published',
    sortable: true,
    text: ({ publishedAt }) => formatMoment(publishedAt),
  },
  {
    key: 'imported',
    title: 'Imported',
    text: ({ articleId }) => (articleId === null ? '' : 'Yes'),
    render: ({ articleId }) => (articleId === null ? null : <StatusBadge label="Imported" color="harbour" />),
  },
  { key: 'link', title: 'Link', hiddenAtFirst: true, text: ({ link }) => link },
]
