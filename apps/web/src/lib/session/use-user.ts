import type { Capability, User } from '@web2/contract/core'
import { session } from './session.ts'

/** The signed-in user; for screens behind the auth guard only. */
export const useUser = (): User | null => session.use().user

/** Whether the server lets the signed-in user do this in the present account. */
export const useCan = (capability: Capability): boolean => useUser()?.abilities.includes(capability) ?? false
