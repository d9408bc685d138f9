import { patterns } from './patterns.mjs'
import { textsOfMarkdown, textsOfSource } from './texts.mjs'

/** Files that we didn't write, and files that quote the phrases. */
const leftOut = [
  /^docs\/SPECIFICATION\.md$/,
  /^docs\/GLOSSARY\.md$/,
  /^scripts\/test\/words\//,
  /^third_party\//,
]

/** Returns the places of each phrase as 'path:line', by the phrase's name. `files` maps paths to texts. */
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
