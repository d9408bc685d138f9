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
  new URL(url, window.location.origin).pathname.split('/').at(-1) || 'image'

const State = ({ post }: { post: AssistedPostContent }) => {
  if (post.status === 'ready') return null
  if (post.status === 'lost') return <Failure title="Post no longer found" message={post.problem} />
  return (
    <Alert
      color={post.problem === '' ? 'green' : 'yellow'}
      variant="light"
      role="status"
      icon={<IconCheck aria-hidden />}
    >
      <Text size="sm" fw={600}>
        Published
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        <Anchor href={post.url} target="_blank" rel="noopener" underline="always" inherit>
          {post.url}
        </Anchor>
        {post.checkedAt !== null && ` · Last checked ${formatMoment(post.checkedAt)}. Checked daily.`}
      </Text>
      {post.problem !== '' && (
        <Text size="sm" mt={4} style={{ overflowWrap: 'anywhere' }}>
          {post.problem} Fix it on the site, then verify the URL again.
        </Text>
      )}
    </Alert>
  )
}

/** Steps of an assisted post, from the clipboard to the post's URL. */
export const PasteSteps = ({ post }: { post: AssistedPostContent }) => {
  const copy = async () => {
    if (await copyRich(post.html, post.text)) showSuccess(messages.copied)
    else showError('Your browser blocked copying. Open the article and copy the text manually.')
  }
  return (
    <Stack maw={760}>
      <State post={post} />
      <Stack component="ol" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
        <Step title="1. Open the site and create a page or post">
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
            <CopyButton text={post.title} label="Copy title" />
          </Group>
        </Step>
        <Step title="3. Paste the text">
          <Text size="sm">
            Includes headings, lists and links.
            {post.pictures.length > 0 && ' You add images in the next step.'}
          </Text>
          <Button leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
            Copy text
          </Button>
        </Step>
        {post.pictures.length > 0 && (
          <Step title="4. Add the images">
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
                    Caption: {caption}
                  </Text>
                )}
              </div>
            ))}
          </Step>
        )}
        <Step title={`${post.pictures.length > 0 ? 5 : 4}. Check before publishing`}>
          <List size="sm" spacing={4} style={{ overflowWrap: 'anywhere' }}>
            <List.Item>The title and full text are there</List.Item>
            {post.links.map(({ url, rel }) => (
              <List.Item key={url}>
                The link to {url} is there
                {rel !== '' && ` and has rel="${rel}"`}
              </List.Item>
            ))}
            <List.Item>The page is public</List.Item>
          </List>
        </Step>
        <Step title={`${post.pictures.length > 0 ? 6 : 5}. Publish it and paste the URL here`}>
          <ConfirmUrlForm post={post} />
        </Step>
      </Stack>
    </Stack>
  )
}
