import { messages } from '@web2/contract/core'
import { showError, showSuccess } from '../snackbar.ts'
import { copyText } from './clipboard.ts'

/** Copies a text and says so, or says `blocked` if the browser doesn't allow it. Returns whether it was copied. */
export const copyWithNotice = async (text: string, blocked: string): Promise<boolean> => {
  const isCopied = await copyText(text)
  if (isCopied) showSuccess(messages.copied)
  else showError(blocked)
  return isCopied
}
