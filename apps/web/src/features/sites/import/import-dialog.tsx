import { Button, FileButton, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { limits } from '@web2/contract/core'
import type { SiteImport } from '@web2/contract/sites'
import { useState, type ComponentProps } from 'react'
import { slugFrom } from '../../../lib/text/slug.ts'
import { Failure } from '../../../ui/failure.tsx'
import { ImportRefusal, startImport } from '../import-api.ts'
import { counted } from '../../../lib/text/counted.ts'
import { siteFailure } from '../builder-refusal.ts'
import { nameOfChosen, zipFolder } from './folder-zip.ts'
import { siteRules } from '../site-values.ts'
import { ImportResult } from './import-result.tsx'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'

/** Every browser knows it; React's types do not. */
const wholeFolder: ComponentProps<'input'> & { webkitdirectory: string } = { webkitdirectory: '' }

const refusalOf = (error: unknown): string =>
  error instanceof ImportRefusal ? error.message : siteFailure(error)

const chosenText = (files: readonly File[]): string => {
  const [first] = files
  if (first === undefined) return `A zip file of up to ${limits.importBytes / 1e6} MB, or a folder`
  return first.webkitRelativePath === ''
    ? first.name
    : `${nameOfChosen(files)}: ${counted(files.length, 'file')}`
}

const ImportForm = ({
  onStarted,
  onClose,
}: {
  onStarted: (started: SiteImport) => void
  onClose: () => void
}) => {
  const [files, setFiles] = useState<File[]>([])
  const form = useForm({
    initialValues: { siteName: '', rootSlug: '' },
    validate: { siteName: siteRules.siteName, rootSlug: siteRules.rootSlug },
  })
  const upload = useMutation({
    mutationFn: async ({ siteName, rootSlug }: typeof form.values) => {
      const [first] = files
      const isZip = files.length === 1 && first !== undefined && first.webkitRelativePath === ''
      return startImport({
        siteName: siteName.trim(),
        rootSlug: rootSlug.trim(),
        file: isZip ? first : await zipFolder(files),
      })
    },
    onSuccess: onStarted,
    onError: (error) => error instanceof ImportRefusal && form.setErrors({ ...error.errors }),
  })
  const choose = (chosen: File[]) => {
    if (chosen.length === 0) return
    setFiles(chosen)
    const name = nameOfChosen(chosen)
    if (form.values.siteName === '') form.setFieldValue('siteName', name)
    if (form.values.rootSlug === '') form.setFieldValue('rootSlug', slugFrom(name))
  }
  return (
    <form onSubmit={form.onSubmit((values) => upload.mutate(values))} noValidate>
      <Stack>
        {upload.isError && <Failure message={refusalOf(upload.error)} />}
        <Text size="sm" c="dimmed">
          HTML pages, images and style sheets become editable pages. Scripts are left out.
        </Text>
        <Group gap="sm">
          <FileButton accept=".zip,application/zip" onChange={(file) => choose(file === null ? [] : [file])}>
            {(props) => (
              <Button variant="default" {...props}>
                Choose zip file
              </Button>
            )}
          </FileButton>
          <FileButton multiple onChange={choose} inputProps={{ ...wholeFolder }}>
            {(props) => (
              <Button variant="default" {...props}>
                Choose folder
              </Button>
            )}
          </FileButton>
        </Group>
        <Text size="sm" role="status" style={{ overflowWrap: 'anywhere' }}>
          {chosenText(files)}
        </Text>
        <TextInput label="Site name" withAsterisk {...form.getInputProps('siteName')} />
        <TextInput
          label="Root slug"
          description="Used in the site’s URL"
          withAsterisk
          {...form.getInputProps('rootSlug')}
        />
        <DialogActions
          onCancel={onClose}
          type="submit"
          loading={upload.isPending}
          disabled={files.length === 0}
        >
          Import
        </DialogActions>
      </Stack>
    </form>
  )
}

const Import = ({ onClose }: { onClose: () => void }) => {
  const [started, setStarted] = useState<SiteImport | null>(null)
  return started === null ? (
    <ImportForm onStarted={setStarted} onClose={onClose} />
  ) : (
    <ImportResult started={started} onAgain={() => setStarted(null)} onClose={onClose} />
  )
}

/** Makes a site of the files of another one. */
export const ImportDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Modal opened={opened} onClose={onClose} title="Import site" size="lg">
    <Import onClose={onClose} />
  </Modal>
)
