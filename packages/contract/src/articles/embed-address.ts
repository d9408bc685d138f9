/** Frames that an article may hold: players of YouTube and maps of Google, as their "embed" texts give them. */
const forms = [
  /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/[\w-]+(?:\?[\w=&%.,;-]*)?$/,
  /^https:\/\/(?:www|maps)\.google\.com\/maps(?:\/embed(?:\/v1\/\w+)?)?\?[^\s"'<>]*$/,
]

/** Whether an article may show the address in a frame. */
export const isEmbedAddress = (address: string): boolean => forms.some((form) => form.test(address))
