import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { refreshBilling } from './resources.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { showError } from '../../lib/snackbar.ts'
import { currentBilling } from './billing-api.ts'

/** Who comes back from paying may be quicker than the payment service's word: it is asked once. */
export const useReturnFromPaying = (): void => {
  const { paid } = useSearch({ strict: false }) as { paid?: string }
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
}
