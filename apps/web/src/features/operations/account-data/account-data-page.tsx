import { Button, Modal, Text, Title } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useUser } from '../../../lib/session/use-user.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import classes from './account-data.module.css'
import { DeletionForm } from './deletion-form.tsx'
import { ExportCard } from './export-card.tsx'

/** All data of the account: to take along, or to be deleted. */
export const AccountDataPage = () => {
  const user = useUser()
  const [isDeleting, setDeleting] = useState(false)
  const accountName =
    user?.memberships.find(({ accountId }) => accountId === user.accountId)?.accountName ?? ''
  return (
    <>
      <PageHeader
        title="Your data"
        description={`Everything that is stored for the account “${accountName}”.`}
      />
      <div className={classes.parts}>
        <ExportCard />
        <section className={`card ${classes.part}`} aria-labelledby="data-deletion">
          <Title order={2} size="h4" id="data-deletion">
            Delete the account
          </Title>
          <Text size="sm">
            Deletes the account with everything in it. This cannot be undone, so download your data first.
          </Text>
          <div>
            <Button
              variant="default"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => setDeleting(true)}
            >
              Delete the account…
            </Button>
          </div>
        </section>
      </div>
      <Modal opened={isDeleting} onClose={() => setDeleting(false)} title="Delete the account?">
        <DeletionForm accountName={accountName} onClose={() => setDeleting(false)} />
      </Modal>
    </>
  )
}
