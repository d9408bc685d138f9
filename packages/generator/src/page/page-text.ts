import { subtree, type BuilderDocument, type Json } from '@web2/builder'

const slot = /\{(g\.\w+)\}/g

/** Returns the visible text of a page: texts of its blocks in order, with slots filled. */
export const pageText = (document: BuilderDocument, values: Readonly<Record<string, string>>): string => {
  const texts: string[] = []
  const add = (value: Json | undefined) => {
    if (typeof value === 'string' && value !== '')
      texts.push(value.replace(slot, (_typed, name: string) => values[name] ?? ''))
  }
  for (const { props } of subtree(document, document.root)) {
    add(props.content)
    if (Array.isArray(props.slides))
      for (const slide of props.slides)
        if (typeof slide === 'object' && slide !== null && !Array.isArray(slide)) {
          add((slide as Record<string, Json>).title)
          add((slide as Record<string, Json>).subtitle)
        }
  }
  return texts.join('\n')
}
