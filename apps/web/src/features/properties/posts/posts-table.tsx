import { Anchor, Badge, Group, Table } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { WpPost } from '@web2/contract/properties'
import { formatMoment } from '../../../lib/dates.ts'
import { IconAction } from '../../../ui/icon-button.tsx'
import { postStatusWords } from './post-labels.ts'

interface PostsTableProps {
  posts: readonly WpPost[]
  onEdit: (post: WpPost) => void
  onDelete: (post: WpPost) => void
}

const titleOf = ({ title }: WpPost): string => title || 'Untitled'

/** Posts as their site has them. */
export const PostsTable = ({ posts, onEdit, onDelete }: PostsTableProps) => (
  <Table.ScrollContainer minWidth={560}>
    <Table highlightOnHover verticalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Title</Table.Th>
          <Table.Th>Status</Table.Th>
          <Table.Th>Date</Table.Th>
          <Table.Th>
            <span className="visually-hidden">Actions</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {posts.map((post) => (
          <Table.Tr key={post.externalId}>
            <Table.Td maw={420} style={{ overflowWrap: 'anywhere' }}>
              <Anchor href={post.url} target="_blank" rel="noreferrer" size="sm" fw={500}>
                {titleOf(post)}
              </Anchor>
            </Table.Td>
            <Table.Td>
              <Badge variant="light" tt="none" color={post.status === 'publish' ? 'harbour' : 'gray'}>
                {postStatusWords(post.status)}
              </Badge>
            </Table.Td>
            <Table.Td>{post.date === '' ? '' : formatMoment(post.date)}</Table.Td>
            <Table.Td>
              <Group gap={4} justify="flex-end" wrap="nowrap">
                <IconAction tip="Edit" name={`Edit ${titleOf(post)}`} onClick={() => onEdit(post)}>
                  <IconPencil size={18} />
                </IconAction>
                <IconAction tip="Delete" name={`Delete ${titleOf(post)}`} onClick={() => onDelete(post)}>
                  <IconTrash size={18} />
                </IconAction>
              </Group>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Table.ScrollContainer>
)
