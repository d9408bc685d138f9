/** Elements that run, load or bring in foreign markup. */
const activeElement =
  /<\s*(?:[a-z_][\w.-]*:)?(?:script|foreignObject|iframe|embed|object|audio|video|handler|set|animate\w*)\b/i
const handler = /[\s"'/]on[a-z]+\s*=/i
/** Addresses outside of the file itself; pictures embedded as data are fine. */
const outside =
  /\b(?:href|src)\s*=\s*["']?\s*(?!["'#\s])(?!data:image\/(?:png|jpeg|gif|webp);)|url\(\s*["']?\s*(?!["'#\s])(?!data:image\/(?:png|jpeg|gif|webp);)|@import/i
const entity = /<!ENTITY|<!DOCTYPE[^>]*\[|<\?xml-stylesheet/i
/** Letters written by number could hide any of the above. */
const hiddenLetter = /&#(?:x0*[0-7][0-9a-f]|0*\d{1,3});/i

/** What in an SVG could do more than draw, in people's words; null when it only draws. */
export const activeContentOfSvg = (text: string): string | null => {
  if (activeElement.test(text)) return 'a script, an animation or embedded content'
  if (handler.test(text)) return 'a script'
  if (entity.test(text)) return 'entities or foreign style sheets'
  if (outside.test(text)) return 'addresses of other files'
  if (/<[^>]*&#/.test(text) && hiddenLetter.test(text)) return 'hidden characters in its markup'
  return null
}
