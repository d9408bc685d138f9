import { isPlainHttp } from '@web2/contract/core'

/** Whether a secret sent to the address in a field could be read on the way; not while it is no whole address yet. */
export const isPlainAddress = (typed: string): boolean => {
  const address = typed.trim()
  return URL.canParse(address) && isPlainHttp(new URL(address))
}
