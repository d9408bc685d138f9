const urlAttributes = new Set(
  (
    'href src action formaction xlink:href poster background cite longdesc data ping manifest icon lowsrc ' +
    'dynsrc usemap codebase classid profile archive'
  ).split(' '),
)

/** Returns true for attributes whose value is a URL. */
export const isUrlAttribute = (name: string): boolean =>
  urlAttributes.has(name) || urlAttributes.has(name.toLowerCase())

// Browsers ignore these in and before a scheme.
const ignored = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g
const executable = /^(?:javascript|vbscript|livescript|mocha):/i
const picture = /^data:(?:[;,]|(?:image|font|audio|video)\/[\w.+-]+[;,])/i
const pictureTags = new Set([
  'img',
  'source',
  'image',
  'video',
  'audio',
  'input',
  'link',
  'body',
  'table',
  'td',
  'th',
  'tr',
  'feimage',
])

/**
 * Returns true if following or loading the URL can't run code in the page. `data:` is allowed for images,
 * sound and fonts in elements that only show them.
 */
export const isSafeUrl = (url: string, tag: string): boolean => {
  // most URLs have no scheme
  if (!url.includes(':')) return true
  const compact = url.replace(ignored, '')
  if (executable.test(compact)) return false
  if (tag === 'link' && /^data:text\/css[;,]/i.test(compact)) return true
  return /^data:/i.test(compact)
    ? pictureTags.has(tag.toLowerCase()) && picture.test(compact)
    : !/^(?:blob|filesystem):/i.test(compact)
}
