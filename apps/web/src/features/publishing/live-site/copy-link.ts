import { messages } from '@web2/contract/core'
import { copyText } from '../../../lib/browser/clipboard.ts'
import { showError, showSuccess } from '../../../lib/snackbar.ts'

/** Copies a URL, and says whether the browser allowed it. */
export const copyLink = async (url: string): Promise<void> => {
  if (await copyText(url)) showSuccess(messages.copied)
  else showError('Your browser didn’t allow copying. Open the site and copy its URL.')
}
