import { setAddition } from '../../commands/set-addition.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import type { Finding } from '../finding.ts'
import { createFinding } from '../create-finding.ts'
import { quoted, type Scan } from '../scan.ts'

const idOf = (document: BuilderDocument, uuid: string): string =>
  document.nodes.get(uuid)?.addition.attributes?.id ?? ''

const freeId = (document: BuilderDocument, id: string): string => {
  const taken = new Set([...document.nodes.keys()].map((uuid) => idOf(document, uuid)))
  for (let number = 2; ; number += 1) if (!taken.has(`${id}-${number}`)) return `${id}-${number}`
}

/** Finds duplicate ids: links and labels only reach the first element with an id. */
export const checkIds = ({ seen }: Scan): Finding[] => {
  const taken = new Set<string>()
  return seen.flatMap(({ record: { uuid, addition } }) => {
    const id = addition.attributes?.id ?? ''
    if (id === '' || !taken.has(id)) {
      taken.add(id)
      return []
    }
    return createFinding(
      'duplicate-id',
      'warning',
      uuid,
      `The ID ${quoted(id)} is used more than once on this page.`,
      {
        label: 'Make ID unique',
        command: (document) => {
          const { attributes } = document.nodes.get(uuid)?.addition ?? {}
          const own = { ...attributes, id: freeId(document, idOf(document, uuid)) }
          return setAddition(document, { ids: [uuid], addition: { attributes: own } })
        },
      },
    )
  })
}
