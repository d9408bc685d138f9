import { labelOf, subtree, tagOf, textOfNode, type NodeRecord } from '@web2/builder'
import { slugFrom } from '../../../../lib/text/slug.ts'
import type { Editor } from '../../document/editor.ts'
import type { LinkTarget } from '../session/use-editor.ts'

export interface LinkChoice {
  readonly label: string
  readonly address: string
  /** Node that must get an id before the URL leads to it. */
  readonly unnamed?: string
}

export interface LinkChoices {
  readonly group: string
  readonly choices: readonly LinkChoice[]
}

const parts = new Set('section header footer nav main article aside form'.split(' '))
const most = 100

const idOf = ({ addition }: NodeRecord): string | undefined => addition.attributes?.id || undefined

/** Returns the name of a part of the page for users: its layer name, else its first heading. */
const partName = ({ store }: Editor, record: NodeRecord): string => {
  if (record.addition.name) return record.addition.name
  const heading = subtree(store.document, record.uuid).find(
    ({ componentName }) => componentName === 'Heading',
  )
  return (heading && textOfNode(store.document, heading.uuid)?.trim()) || labelOf(record)
}

const partsOf = (editor: Editor): readonly LinkChoice[] => {
  const { document } = editor.store
  const records = subtree(document, document.root).filter(({ uuid }) => uuid !== document.root)
  const taken = new Set(records.flatMap((record) => idOf(record) ?? []))
  const free = (label: string): string => {
    const slug = slugFrom(label) || 'part'
    let id = slug
    for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`
    taken.add(id)
    return id
  }
  const isPart = (record: NodeRecord) =>
    parts.has(tagOf(record)) || (record.parent === document.root && record.componentName === 'Container')
  return records
    .filter((record) => idOf(record) !== undefined || isPart(record))
    .slice(0, most)
    .map((record) => {
      const label = partName(editor, record)
      const id = idOf(record)
      return id === undefined
        ? { label, address: `#${free(label)}`, unnamed: record.uuid }
        : { label, address: `#${id}` }
    })
}

const business = ({ data }: Editor): readonly LinkChoice[] => [
  ...(data.nap?.phone ? [{ label: `Call ${data.nap.phone}`, address: 'tel:{nap.phone}' }] : []),
  ...(data.email ? [{ label: `Email ${data.email}`, address: 'mailto:{email}' }] : []),
  ...(data.nap?.website ? [{ label: data.nap.website, address: '{nap.website}' }] : []),
]

/** Returns the link targets of this page that need no typed URL, without empty groups. */
export const linkChoices = (editor: Editor, pages: readonly LinkTarget[]): readonly LinkChoices[] =>
  [
    { group: 'On this page', choices: partsOf(editor) },
    { group: 'Site pages', choices: pages },
    { group: 'Business listing', choices: business(editor) },
  ].filter(({ choices }) => choices.length > 0)
