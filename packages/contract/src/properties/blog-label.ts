/**
 * A blog as people tell it from another of the same title: 'Garden press (press.example/garden)'. The address alone
 * where it has no title.
 */
export const blogLabel = ({ name, webUrl }: { readonly name: string; readonly webUrl: string }): string => {
  const address = webUrl.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
  const title = name.trim()
  return title === '' || title === address ? address : `${title} (${address})`
}
