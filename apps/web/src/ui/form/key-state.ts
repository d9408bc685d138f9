import type { KeyTest } from '@web2/contract/core'
import type { StatusLook } from '../status-badge.tsx'

/** Returns the state of stored keys: “Connected” only after a successful test. */
export const keyState = (test: Pick<KeyTest, 'status'> | null | undefined): StatusLook => {
  if (!test) return { label: 'Not tested yet', color: 'gray' }
  return test.status === 'success'
    ? { label: 'Connected', color: 'harbour' }
    : { label: 'Test failed', color: 'red' }
}
