/** Frames an article may contain: YouTube players and Google maps, by the URLs of their embed codes. */
const forms = [
  /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/[\w-]+(?:\?[\w=&%.,;-]*)?$/,
  /^https:\/\/(?:www|maps)\.google\.com\/maps(?:\/embed(?:\/v1\/\w+)?)?\?[^\s"'<>]*$/,
]

/** Returns true if an article may show the URL in a frame. */
export const isEmbedAddress = (address: string): boolean => forms.some((form) => form.test(address))
