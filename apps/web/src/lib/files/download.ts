/** Hands a file to the browser's downloads, as it is. */
export const downloadFile = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // the browser reads the address once the click is over
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Hands a text to the browser's downloads. */
export const downloadText = (name: string, text: string, type: string) =>
  // The mark at the start tells spreadsheets that the text is UTF-8.
  downloadFile(name, new Blob(['\uFEFF', text], { type: `${type};charset=utf-8` }))
