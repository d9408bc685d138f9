import { patterns } from './patterns.mjs'
import { textsOfMarkdown, textsOfSource } from './texts.mjs'

/** Texts of others, and those that quote the phrases. */
const leftOut = [
  /^docs\/SPECIFICATION\.md$/,
  /^docs\/GLOSSARY\.md$/,
  /^scripts\/test\/words\//,
  /^third_party\//,
]

/** Where each phrase is said, as 'path:line', by its name; `files` maps paths to texts. */
export function countsOf(files) {
  const found = new Map(patterns.map(({ name }) => [name, []]))
  for (const [path, text] of files) {
    if (leftOut.some((pattern) => pattern.test(path))) continue
    const texts = path.endsWith('.md') ? textsOfMarkdown(text) : textsOfSource(path, text)
    for (const said of texts)
      for (const { name, pattern } of patterns)
        if (pattern.test(said.text)) found.get(name).push(`${path}:${said.line}`)
  }
  return found
}
