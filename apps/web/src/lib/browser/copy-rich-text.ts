/**
 * Puts a rich text on the clipboard, with the plain one beside it for editors that take nothing else; false when the
 * browser refuses. Addresses without https have no clipboard but that of a selection.
 */
export const copyRich = async (html: string, text: string): Promise<boolean> => {
  if (window.isSecureContext && 'ClipboardItem' in window) {
    const item = new ClipboardItem({
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob([text], { type: 'text/plain' }),
    })
    try {
      await navigator.clipboard.write([item])
      return true
    } catch (error) {
      console.warn('The browser blocked the clipboard.', error)
    }
  }
  const take = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/html', html)
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  document.addEventListener('copy', take)
  const copied = document.execCommand('copy')
  document.removeEventListener('copy', take)
  return copied
}
