/** Elements without content and end tag (HTML, "Void elements"). */
export const voidTags: ReadonlySet<string> = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(
    ' ',
  ),
)

/** Elements that drop a line feed right after their start tag. */
export const swallowsLineFeed: ReadonlySet<string> = new Set(['pre', 'textarea', 'listing'])

/** Elements whose content a browser reads as raw text, outside svg and math. */
export const rawTextTags: ReadonlySet<string> = new Set([
  'style',
  'script',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
])
