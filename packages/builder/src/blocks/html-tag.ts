import { htmlRefusal } from '../rules/html-content.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { NodeRecord } from '../tree/record.ts'
import { ancestors, subtree } from '../tree/walk.ts'

const containerTags: readonly string[] =
  'div section header nav main article aside footer figure figcaption form fieldset address ul ol li'.split(
    ' ',
  )

const inlineTags: readonly string[] = 'span strong em b i u s small mark code sub sup abbr cite q time'.split(
  ' ',
)

const containers = new Set(['Canvas', 'Container', 'ContainerFill'])

/** The tags that a person may choose for a block; empty where its tag says what it is, as for the page itself. */
export const tagChoices = ({ componentName, addition, parent }: NodeRecord): readonly string[] => {
  if (parent === null || addition.namespace) return []
  if (containers.has(componentName)) return containerTags
  if (componentName !== 'Element') return []
  return [containerTags, inlineTags].find((tags) => tags.includes(addition.tag ?? 'div')) ?? []
}

/** Why a block can not have this tag where it stands and with what it holds, as a sentence; null when it can. */
export const tagRefusalAt = (document: BuilderDocument, uuid: string, tag: string): string | null => {
  const node = document.nodes.get(uuid)
  if (!node) return 'This block is not on the page any more.'
  const renamed: NodeRecord = { ...node, addition: { ...node.addition, tag } }
  const around = ancestors(document, uuid)
  if (around.length > 0) {
    const refusal = htmlRefusal(around, [renamed, ...subtree(document, uuid).slice(1)])
    if (refusal !== null) return refusal
  }
  for (const child of node.children) {
    const refusal = htmlRefusal([renamed, ...around], subtree(document, child))
    if (refusal !== null) return refusal
  }
  return null
}
