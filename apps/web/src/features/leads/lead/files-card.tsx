import { Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconDownload, IconFile } from '@tabler/icons-react'
import type { LeadFile } from '@web2/contract/leads'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { downloadFile } from '../../../lib/files/download.ts'
import { fetchBlob } from '../../../lib/files/fetch-blob.ts'
import { showError } from '../../../lib/snackbar.ts'
import { IconAction } from '../../../ui/icon-button.tsx'
import { LeadCard } from '../lead-card.tsx'
import classes from './lead-page.module.css'

const sizeOf = (bytes: number) =>
  bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} KB` : `${(bytes / 1e6).toFixed(1)} MB`

/** Files that came with a lead. They are only downloaded, never opened here. */
export const FilesCard = ({ files }: { readonly files: readonly LeadFile[] }) => {
  const download = useMutation({
    mutationFn: async ({ _id, name }: LeadFile) => downloadFile(name, await fetchBlob(`lead-files/${_id}`)),
    onError: (error) => showError(sentenceFor(error)),
  })
  return (
    <LeadCard title="Files">
      <ul className={classes.files}>
        {files.map((file) => (
          <li key={file._id} className={classes.file}>
            <IconFile size={18} aria-hidden />
            <span className={classes.fileName}>
              {file.name}{' '}
              <Text span size="sm" c="dimmed">
                {sizeOf(file.bytes)}
              </Text>
            </span>
            <IconAction
              tip="Download"
              name={`Download ${file.name}`}
              loading={download.isPending && download.variables._id === file._id}
              onClick={() => download.mutate(file)}
            >
              <IconDownload size={18} />
            </IconAction>
          </li>
        ))}
      </ul>
      <Text size="xs" c="dimmed" mt="sm">
        Sent by a visitor. Open files only if you expect them.
      </Text>
    </LeadCard>
  )
}
