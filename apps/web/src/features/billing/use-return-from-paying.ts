import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { refreshBilling } from './resources.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { showError } from '../../lib/snackbar.ts'
import { currentBilling } from './billing-api.ts'

/**
 * Asks the payment service once after paying, since a user may return before its webhook. Returns whether the user came
 * back from paying.
 */
export const useReturnFromPaying = (): boolean => {
  const { paid } = useSearch({ strict: false }) as { paid?: string }
  const [hasPaid] = useState(paid === 'yes')
  const navigate = useNavigate()
  const { mutate } = useMutation({
    mutationFn: refreshBilling,
    onSuccess: (billing) => queryClient.setQueryData(currentBilling.queryKey, billing),
    onError: (error) => showError(sentenceFor(error)),
  })
  useEffect(() => {
    if (paid !== 'yes') return
    mutate()
    void navigate({ to: '/billing', search: {}, replace: true })
  }, [paid, mutate, navigate])
  return hasPaid
}
