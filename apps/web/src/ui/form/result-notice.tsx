import { Alert, Stack } from '@mantine/core'
import type { ReactNode } from 'react'

/** Something in a live result that needs attention. */
export const ResultNotice = ({ children }: { readonly children: ReactNode }) => (
  <Alert color="yellow" variant="light" role="status">
    <Stack gap="xs" align="flex-start">
      {children}
    </Stack>
  </Alert>
)
