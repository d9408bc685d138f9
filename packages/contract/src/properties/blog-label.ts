/**
 * Returns a label that distinguishes blogs with the same title: 'Garden press (press.example/garden)'.
 * Returns only the URL if there is no title.
 */
export const blogLabel = ({ name, webUrl }: { readonly name: string; readonly webUrl: string }): string => {
  const address = webUrl.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
  const title = name.trim()
  return title === '' || title === address ? address : `${title} (${address})`
}
