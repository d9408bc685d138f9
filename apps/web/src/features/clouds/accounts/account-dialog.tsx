import { Modal } from '@mantine/core'
import type { CloudAccount, CloudSetting } from '@web2/contract/clouds'
import { AccountForm } from './account-form.tsx'

/** Subject of the dialog: a stored account, or a new one at a cloud. */
export type EditedAccount = { readonly account: CloudAccount } | { readonly at: CloudSetting }

interface AccountDialogProps {
  /** undefined: closed. */
  edited: EditedAccount | undefined
  clouds: readonly CloudSetting[]
  onClose: () => void
}

/** Adds or changes a cloud account. */
export const AccountDialog = ({ edited, clouds, onClose }: AccountDialogProps) => {
  const account = edited !== undefined && 'account' in edited ? edited.account : null
  const at =
    edited !== undefined && 'at' in edited ? edited.at : clouds.find(({ cloud }) => cloud === account?.cloud)
  return (
    <Modal
      opened={edited !== undefined}
      onClose={onClose}
      title={account === null ? 'Add cloud account' : 'Edit cloud account'}
    >
      {at !== undefined && (
        <AccountForm
          key={account?._id ?? at.cloud}
          account={account}
          at={at}
          clouds={clouds}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}
