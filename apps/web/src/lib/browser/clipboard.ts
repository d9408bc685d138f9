/** Copies by a selection, for addresses without https, where browsers hide the clipboard. */
const copyBySelection = (text: string): boolean => {
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  return copied
}

/** Puts a text on the clipboard; false when the browser refuses. */
export const copyText = async (text: string): Promise<boolean> => {
  if (!window.isSecureContext) return copyBySelection(text)
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    console.warn('The browser blocked the clipboard.', error)
    return copyBySelection(text)
  }
}
