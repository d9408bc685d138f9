const fragment = /^#[\w-]+$/
const media = /^\/media\/(?!.*\.\.)[\w./-]+$/
const data = /^data:(?:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)|font\/(?:woff2?|ttf|otf))[;,][^"\\\n<]*$/i

/** Returns true for a URL that custom CSS may load: an image of the media library, or data inside the URL. */
export const isCustomCssUrl = (url: string): boolean =>
  fragment.test(url) || media.test(url) || data.test(url)

/** Returns the sentence about a URL that may not be loaded. */
export const urlSentence = (url: string): string => {
  const shown = url.length > 60 ? `${url.slice(0, 60)}…` : url
  return `“${shown}” can’t be loaded, because a page loads nothing from elsewhere. Use an image of your media library, such as url(/media/…).`
}
