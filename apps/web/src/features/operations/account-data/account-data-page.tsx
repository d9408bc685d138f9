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
      <PageHeader title="Your data" description={`Export or delete everything in “${accountName}”.`} />
      <div className={classes.parts}>
        <ExportCard />
        <section className={`card ${classes.part}`} aria-labelledby="data-deletion">
          <Title order={2} size="h4" id="data-deletion">
            Delete account{' '}
          </Title>
          <Text size="sm">
            Permanently deletes the account and everything in it. Download your data first: you can’t undo
            this.
          </Text>
          <div>
            <Button
              variant="default"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => setDeleting(true)}
            >
              Delete account…{' '}
            </Button>
          </div>
        </section>
      </div>
      <Modal opened={isDeleting} onClose={() => setDeleting(false)} title={`Delete “${accountName}”?`}>
        <DeletionForm accountName={accountName} onClose={() => setDeleting(false)} />
      </Modal>
    </>
  )
}
