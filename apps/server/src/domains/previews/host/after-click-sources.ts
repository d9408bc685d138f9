import { afterClickClass } from '@web2/builder'

/** A page with more blocks than this has the frames of the first ones. */
const mostSources = 100

const forms = /<form((?:\s+[^\s"'=<>]+(?:="[^"]*")?)+)\s*>/g
const attribute = /\s([^\s"'=<>]+)="([^"]*)"/g

const decoded = (value: string): string =>
  value.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>' })[name] ?? '"')

/** Returns the source for exactly one URL: that of the frame, without its query. */
const sourceOf = (action: string): string | undefined => {
  const isRelative = action.startsWith('//')
  const url = URL.parse(isRelative ? `https:${action}` : action)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const path = url.pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')
  // a path with a slash at its end would allow everything below it
  if (path.endsWith('/')) return undefined
  return (isRelative ? url.host : url.origin) + path
}

/**
 * Returns what a page's blocks load after a click, as sources of a content security policy. They are forms that only
 * ask for their frame, so that allowing them sends nothing that a visitor has entered.
 */
export const afterClickSources = (html: string): readonly string[] => {
  const sources = new Set<string>()
  for (const [, attributes = ''] of html.matchAll(forms)) {
    const all = new Map([...attributes.matchAll(attribute)].map(([, name, value]) => [name, value ?? '']))
    const isBlock =
      (all.get('class') ?? '').split(' ').includes(afterClickClass) &&
      (all.get('target') ?? '').startsWith('w2-') &&
      !all.has('method')
    const source = isBlock ? sourceOf(decoded(all.get('action') ?? '')) : undefined
    if (source !== undefined && sources.size < mostSources) sources.add(source)
  }
  return [...sources]
}
