const host = String.raw`(?:https?:)?//(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com)/`
const id = String.raw`([\w-]{11})(?![\w-])`

const forms = [
  new RegExp(String.raw`^${host}watch/?\?(?:[^#\s]*&)?v=${id}`, 'i'),
  new RegExp(String.raw`^${host}(?:embed|v)/${id}`, 'i'),
  new RegExp(String.raw`^(?:https?:)?//(?:www\.)?youtu\.be/${id}`, 'i'),
]

/**
 * Returns the embed URL of a YouTube video for a watch, share (youtu.be), embed or v/ URL; null for any other
 * URL.
 */
export const youtubeEmbedUrl = (url: string): string | null => {
  const typed = url.trim()
  const full = /^(?:https?:)?\/\//i.test(typed) ? typed : `https://${typed}`
  for (const form of forms) {
    const video = form.exec(full)?.[1]
    if (video) return `https://www.youtube.com/embed/${video}`
  }
  return null
}

/** Returns true for an embed URL with any parameters. */
export const isYoutubeEmbed = (url: string): boolean => new RegExp(`^${host}embed/`, 'i').test(url.trim())
