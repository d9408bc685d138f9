import { Button, Group, List, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { messages } from '@web2/contract/core'
import { useState } from 'react'
import { fieldErrors } from '../../../lib/api/errors.ts'
import { downloadFile } from '../../../lib/files/download.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { counted } from '../../../lib/text/counted.ts'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { LeadCard } from '../lead-card.tsx'
import { deletePerson, findPerson } from '../resources.ts'
import { refreshLeads } from '../use-lead-changes.ts'
import classes from './lead-settings.module.css'

interface DeletionProps {
  readonly person: string
  readonly leads: number
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Confirms the deletion of a person's data: their address has to be typed. */
const DeletionDialog = ({ person, leads, onClose, onDeleted }: DeletionProps) => {
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const deletion = useMutation({
    mutationFn: () => deletePerson(person),
    onSuccess: (answer) => {
      showSuccess(`Deleted ${counted(answer.leads, 'lead')} of ${person}`)
      onDeleted()
    },
    onSettled: refreshLeads,
  })
  const matches = typed.trim().toLowerCase() === person.toLowerCase()
  return (
    <Modal opened onClose={onClose} title={`Delete all data of “${person}”?`}>
      <form
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          setWrong(!matches)
          if (matches) deletion.mutate()
        }}
      >
        <Stack>
          <Text size="sm">You can’t undo this. It deletes:</Text>
          <List size="sm" spacing={4}>
            <List.Item>{counted(leads, 'lead')} with all entries and files</List.Item>
            <List.Item>Notes, calls and replies</List.Item>
            <List.Item>Stored emails and webhook deliveries about these leads</List.Item>
          </List>
          <Text size="sm">Delivered emails and existing backups keep their copies.</Text>
          <FormFailure error={deletion.error} />
          <TextInput
            label="Email or phone number"
            description={`Type “${person}” to confirm`}
            withAsterisk
            data-autofocus
            error={isWrong && !matches ? `Type ${person}` : null}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <DialogActions gap="sm" onCancel={onClose} type="submit" color="red.8" loading={deletion.isPending}>
            Delete data
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  )
}

/** Finds, exports and deletes all data of one person. */
export const PersonData = () => {
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const search = useMutation({ mutationFn: findPerson })
  const person = search.variables ?? ''
  const found = search.data
  const isFound = found !== undefined && found.leads.length > 0
  const save = () => {
    const json = JSON.stringify({ person, ...found }, null, 2)
    downloadFile('person-data.json', new Blob([json], { type: 'application/json' }))
  }
  return (
    <LeadCard
      title="Personal data"
      text="Answer access and deletion requests. Searches all fields of all leads, on every site."
      className={classes.card}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const wanted = typed.trim()
          setMissing(wanted.length < 3)
          if (wanted.length >= 3) search.mutate(wanted)
        }}
      >
        <Group gap="sm" align="flex-end">
          <TextInput
            label="Email or phone number"
            flex="1 1 240px"
            maw={360}
            maxLength={254}
            error={isMissing ? messages.required : fieldErrors(search.error)['person']}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={search.isPending}>
            Find data
          </Button>
        </Group>
      </form>
      <Stack gap="sm" mt="sm">
        <FormFailure error={search.error} />
        {found !== undefined && (
          <Text size="sm" role="status">
            {isFound
              ? `${counted(found.leads.length, 'lead')} and ${counted(found.messages.length, 'message')} of ${person}`
              : `No data found for ${person}`}
          </Text>
        )}
        {isFound && (
          <Group gap="sm">
            <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={save}>
              Download data
            </Button>
            <Button
              variant="default"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => setDeleting(true)}
            >
              Delete data…
            </Button>
          </Group>
        )}
      </Stack>
      {isDeleting && isFound && (
        <DeletionDialog
          person={person}
          leads={found.leads.length}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            setDeleting(false)
            search.reset()
            setTyped('')
          }}
        />
      )}
    </LeadCard>
  )
}
