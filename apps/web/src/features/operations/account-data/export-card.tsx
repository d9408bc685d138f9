import { Button, Group, List, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconDownload } from '@tabler/icons-react'
import { downloadFile } from '../../../lib/files/download.ts'
import { fetchBlob } from '../../../lib/files/fetch-blob.ts'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { Failure } from '../../../ui/failure.tsx'
import classes from './account-data.module.css'

const today = () => new Date().toISOString().slice(0, 10)

/** Everything of the account as one file. */
export const ExportCard = () => {
  const exporting = useMutation({
    mutationFn: () => fetchBlob('account-export.zip'),
    onSuccess: (file) => {
      downloadFile(`web-2-manager-${today()}.zip`, file)
      showSuccess('Your data was downloaded')
    },
  })
  return (
    <section className={`card ${classes.part}`} aria-labelledby="data-export">
      <Title order={2} size="h4" id="data-export">
        Export your data
      </Title>
      <Text size="sm">Download a zip file with everything in this account:</Text>
      <List size="sm" spacing={4}>
        <List.Item>
          All records as JSON: listings, articles, pages, sites, prompts, settings and their history
        </List.Item>
        <List.Item>Images from your library, in their folders</List.Item>
        <List.Item>Names and emails of you and other members</List.Item>
      </List>
      <Text size="sm" c="dimmed">
        Passwords, API keys, cloud keys and access tokens are not included.
      </Text>
      {exporting.isError && <Failure message={sentenceFor(exporting.error)} />}
      <Group gap="sm">
        <Button
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          Download all data
        </Button>
        {exporting.isPending && (
          <Text size="sm" c="dimmed" role="status">
            Preparing your download. Large image libraries take a while.
          </Text>
        )}
      </Group>
    </section>
  )
}
