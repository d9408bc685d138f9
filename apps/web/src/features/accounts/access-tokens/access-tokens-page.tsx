import { Button, Modal, Stack } from '@mantine/core'
import { useMutation, useQuery, queryOptions } from '@tanstack/react-query'
import { IconPlus, IconTerminal2 } from '@tabler/icons-react'
import type { AccessToken } from '@web2/contract/accounts'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { accessTokens } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { CardPage } from '../../../ui/cards/card-page.tsx'
import { confirmRemoval } from '../../../ui/dialogs/confirm-removal.tsx'
import { NewTokenForm } from './new-token-form.tsx'
import { TokenCard } from './token-card.tsx'

/** Tokens of the account, newest first. */
const tokenList = queryOptions({
  queryKey: [accessTokens.path, 'all'],
  queryFn: () => accessTokens.findAll(),
})

/** Tokens for scripts, which act as the user who created them. */
export const AccessTokensPage = () => {
  const list = useQuery(tokenList)
  const [isMaking, setMaking] = useState(false)
  const revocation = useMutation({
    mutationFn: ({ _id }: AccessToken) => accessTokens.remove(_id),
    onSuccess: (_answer, { name }) => showSuccess(`“${name}” revoked`),
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [accessTokens.path] }),
  })
  const askToRevoke = (token: AccessToken) =>
    confirmRemoval({
      title: 'Revoke this token?',
      names: [token.name],
      consequence: 'Scripts that use it lose access immediately. You can’t undo this.',
      confirmLabel: 'Revoke',
      onConfirm: () => revocation.mutate(token),
    })
  const newButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setMaking(true)}>
      Create token
    </Button>
  )

  return (
    <CardPage
      title="Access tokens"
      description="Connect scripts and other tools to this account. A token acts as you, within its permissions."
      list={list}
      addButton={newButton}
      empty={{
        icon: IconTerminal2,
        title: 'No access tokens yet',
        text: 'Create a token to use the API from your own scripts. You can revoke it anytime.',
      }}
    >
      <Stack>
        {list.data?.map((token) => (
          <TokenCard key={token._id} token={token} onRevoke={() => askToRevoke(token)} />
        ))}
      </Stack>
      <Modal
        opened={isMaking}
        onClose={() => setMaking(false)}
        title="Create access token"
        closeOnClickOutside={false}
      >
        <NewTokenForm onClose={() => setMaking(false)} />
      </Modal>
    </CardPage>
  )
}
