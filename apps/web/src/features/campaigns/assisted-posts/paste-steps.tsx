import { Alert, Anchor, Button, Group, List, Paper, Stack, Text, Title } from '@mantine/core'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import type { AssistedPostContent } from '@web2/contract/campaigns'
import { messages } from '@web2/contract/core'
import { blogLabel } from '@web2/contract/properties'
import type { ReactNode } from 'react'
import { copyRich } from '../../../lib/browser/copy-rich-text.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { ConfirmUrlForm } from './enter-post-url.tsx'

const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper component="li" withBorder p="lg">
    <Stack gap="sm" align="flex-start">
      <Title order={2} size="h4">
        {title}
      </Title>
      {children}
    </Stack>
  </Paper>
)

const fileNameOf = (url: string): string =>
  new URL(url, window.location.origin).pathname.split('/').at(-1) || 'picture'

const State = ({ post }: { post: AssistedPostContent }) => {
  if (post.status === 'ready') return null
  if (post.status === 'lost') return <Failure title="It is not there any more" message={post.problem} />
  return (
    <Alert
      color={post.problem === '' ? 'green' : 'yellow'}
      variant="light"
      role="status"
      icon={<IconCheck aria-hidden />}
    >
      <Text size="sm" fw={600}>
        It is published
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        <Anchor href={post.url} target="_blank" rel="noopener" underline="always" inherit>
          {post.url}
        </Anchor>
        {post.checkedAt !== null && `, looked at ${formatMoment(post.checkedAt)}, and every day from now on.`}
      </Text>
      {post.problem !== '' && (
        <Text size="sm" mt={4} style={{ overflowWrap: 'anywhere' }}>
          {post.problem} Mend it there, then tell the address again.
        </Text>
      )}
    </Alert>
  )
}

/** Steps of an assisted post, from the clipboard to the post's URL. */
export const PasteSteps = ({ post }: { post: AssistedPostContent }) => {
  const copy = async () => {
    if (await copyRich(post.html, post.text)) showSuccess(messages.copied)
    else showError('This browser did not allow copying. Open the article and copy it by hand.')
  }
  return (
    <Stack maw={760}>
      <State post={post} />
      <Stack component="ol" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
        <Step title="1. Open the site and begin a page or a post">
          <Anchor
            href={post.placeUrl}
            target="_blank"
            rel="noopener"
            underline="always"
            style={{ overflowWrap: 'anywhere' }}
          >
            {blogLabel({ name: post.placeName, webUrl: post.placeUrl })}
          </Anchor>
        </Step>
        <Step title="2. Paste the title">
          <Group gap="xs" wrap="nowrap">
            <Text style={{ overflowWrap: 'anywhere' }}>{post.title || 'Untitled'}</Text>
            <CopyButton text={post.title} label="Copy the title" />
          </Group>
        </Step>
        <Step title="3. Paste the text">
          <Text size="sm">
            Headings, lists and links come along
            {post.pictures.length > 0 && '; images are added in the next step'}.
          </Text>
          <Button leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
            Copy the text
          </Button>
        </Step>
        {post.pictures.length > 0 && (
          <Step title="4. Put in the pictures">
            {post.pictures.map(({ url, alt, caption }) => (
              <div key={url}>
                <Button
                  component="a"
                  href={url}
                  download={fileNameOf(url)}
                  target="_blank"
                  rel="noopener"
                  variant="default"
                  leftSection={<IconDownload size={16} aria-hidden />}
                >
                  {alt || fileNameOf(url)}
                </Button>
                {caption !== '' && (
                  <Text size="sm" c="dimmed" mt={4} style={{ overflowWrap: 'anywhere' }}>
                    Below it: {caption}
                  </Text>
                )}
              </div>
            ))}
          </Step>
        )}
        <Step title={`${post.pictures.length > 0 ? 5 : 4}. Check before you publish`}>
          <List size="sm" spacing={4} style={{ overflowWrap: 'anywhere' }}>
            <List.Item>The title and all of the text are there.</List.Item>
            {post.links.map(({ url, rel }) => (
              <List.Item key={url}>
                It links to {url}
                {rel === '' ? '.' : `, as ${rel}.`}
              </List.Item>
            ))}
            <List.Item>The page is open to everybody.</List.Item>
          </List>
        </Step>
        <Step title={`${post.pictures.length > 0 ? 6 : 5}. Publish it there, and tell where it is`}>
          <ConfirmUrlForm post={post} />
        </Step>
      </Stack>
    </Stack>
  )
}
