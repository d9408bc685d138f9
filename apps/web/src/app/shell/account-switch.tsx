import { Menu } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconBuilding, IconCheck } from '@tabler/icons-react'
import type { User } from '@web2/contract/core'
import { sentenceFor } from '../../lib/api/errors.ts'
import { switchAccount } from '../../features/accounts/resources.ts'
import { showError } from '../../lib/snackbar.ts'

/** Account switch of a user with several accounts; switching reloads everything. */
export const AccountSwitch = ({ user }: { user: User }) => {
  const switching = useMutation({
    mutationFn: switchAccount,
    // nothing of the other account may stay behind, in no cache and on no screen
    onSuccess: () => window.location.assign('/'),
    onError: (error) => showError(sentenceFor(error)),
  })
  if (user.memberships.length < 2) return null
  return (
    <>
      <Menu.Label>Switch account</Menu.Label>
      {user.memberships.map(({ accountId, accountName }) => {
        const isHere = accountId === user.accountId
        return (
          <Menu.Item
            key={accountId}
            leftSection={isHere ? <IconCheck size={18} /> : <IconBuilding size={18} />}
            aria-current={isHere || undefined}
            disabled={switching.isPending}
            onClick={() => !isHere && switching.mutate(accountId)}
            style={{ overflowWrap: 'anywhere' }}
          >
            {accountName}
          </Menu.Item>
        )
      })}
      <Menu.Divider />
    </>
  )
}
