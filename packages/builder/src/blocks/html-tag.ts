import { htmlRefusal } from '../rules/html-content.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { NodeRecord, Props } from '../tree/record.ts'
import { ancestors, subtree } from '../tree/walk.ts'

const containerTags: readonly string[] =
  'div section header nav main article aside footer figure figcaption form fieldset address ul ol li'.split(
    ' ',
  )

const inlineTags: readonly string[] = 'span strong em b i u s small mark code sub sup abbr cite q time'.split(
  ' ',
)

const containers = new Set(['Canvas', 'Container', 'ContainerFill'])

/** Returns the tags a user can choose for a block; empty if its tag is fixed, as for the page itself. */
export const tagChoices = ({ componentName, addition, parent }: NodeRecord): readonly string[] => {
  if (parent === null || addition.namespace) return []
  if (containers.has(componentName)) return containerTags
  if (componentName !== 'Element') return []
  return [containerTags, inlineTags].find((tags) => tags.includes(addition.tag ?? 'div')) ?? []
}

/**
 * Returns why a block can't have this tag in its position and with its content, as a sentence; null if it
 * can.
 */
export const tagRefusalAt = (document: BuilderDocument, uuid: string, tag: string): string | null => {
  const node = document.nodes.get(uuid)
  if (!node) return 'This block is no longer on the page.'
  return recordRefusal(document, { ...node, addition: { ...node.addition, tag } })
}

/** Returns why a block can't have these props in its position, because they change its tag; null if it can. */
export const propsRefusalAt = (document: BuilderDocument, uuid: string, props: Props): string | null => {
  const node = document.nodes.get(uuid)
  if (!node) return 'This block is no longer on the page.'
  return recordRefusal(document, { ...node, props: { ...node.props, ...props } })
}

const recordRefusal = (document: BuilderDocument, renamed: NodeRecord): string | null => {
  const { uuid } = renamed
  const around = ancestors(document, uuid)
  if (around.length > 0) {
    const refusal = htmlRefusal(around, [renamed, ...subtree(document, uuid).slice(1)])
    if (refusal !== null) return refusal
  }
  for (const child of renamed.children) {
    const refusal = htmlRefusal([renamed, ...around], subtree(document, child))
    if (refusal !== null) return refusal
  }
  return null
}
