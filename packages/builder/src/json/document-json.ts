import { documentFrom, newPageLevel } from '../tree/create-document.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { Addition, Json } from '../tree/record.ts'
import { sequentialUuids, type NewUuid } from '../tree/uuid.ts'
import { nodeOf } from '../tree/walk.ts'
import type { WireNode } from '../tree/wire-node.ts'
import { checkNodes, isObject } from './check-node.ts'
import { isPageLevel } from './check-page.ts'
import { migrated, wireVersion } from './migrations.ts'
import { parseJson } from './parse-json.ts'
import { writeNodeJson } from './write-json.ts'

export type ImportedJson = { readonly ok: true; readonly document: BuilderDocument } | NotValid

/** `message` is text for the user, `detail` the problem and its position. */
export interface NotValid {
  readonly ok: false
  readonly message: 'The input is not valid.'
  readonly detail: string
  /** Text around the position, if it is not valid JSON. */
  readonly quote?: string
}

export const notValid = (detail: string, quote?: string): NotValid => ({
  ok: false,
  message: 'The input is not valid.',
  detail,
  ...(quote !== undefined && { quote }),
})

const written = (document: BuilderDocument, isComplete: boolean): string => {
  const { addition } = nodeOf(document, document.root)
  const page = document.page as unknown as Json
  return writeNodeJson(document, document.root, {
    addition: { ...addition, version: wireVersion, page },
    isComplete,
  })
}

/**
 * Exports the document as JSON for other programs and people: each node has componentName, props, children,
 * addition and uuid, and each element its `elementStyle`. Version and page are in the root's addition.
 */
export const exportJson = (document: BuilderDocument): string => written(document, true)

/**
 * Returns JSON for storing, comparing and sending: elements without styles have no empty `elementStyle`, so
 * that documents stored by earlier releases still compare as equal.
 */
export const storedJson = (document: BuilderDocument): string => written(document, false)

const versionOf = (addition: unknown): number | null => {
  const version = isObject(addition) ? (addition.version ?? 0) : 0
  return Number.isInteger(version) && Number(version) >= 0 ? Number(version) : null
}

const withoutPage = (root: WireNode): WireNode => {
  const { version: _version, page: _page, ...addition } = root.addition
  const tag: Addition = addition.tag === undefined && root.componentName === 'Canvas' ? { tag: 'body' } : {}
  return { ...root, addition: { ...tag, ...addition } }
}

/** Reads a parsed document, for example from a request. */
export const importJsonValue = (value: unknown, newUuid: NewUuid = sequentialUuids()): ImportedJson => {
  if (!isObject(value)) return notValid('The JSON must be a node: an object with componentName and children.')
  const version = versionOf(value.addition)
  if (version === null) return notValid('The version must be a whole number.')
  const present = migrated(value, version)
  if (!present)
    return notValid(
      `Document version ${version} is not supported. The latest supported version is ${wireVersion}.`,
    )
  const checked = checkNodes([present])
  if (!checked.ok) return notValid(checked.detail)
  const root = checked.nodes[0]!
  const page: unknown = root.addition.page ?? newPageLevel
  if (!isPageLevel(page)) return notValid('The page settings in the root node are incomplete.')
  return { ok: true, document: documentFrom(withoutPage(root), page, newUuid) }
}

/** Reads the output of `exportJson`, or any tree in wire format. Never runs or trusts the input. */
export const importJson = (text: string, newUuid: NewUuid = sequentialUuids()): ImportedJson => {
  const parsed = parseJson(text)
  return parsed.ok ? importJsonValue(parsed.value, newUuid) : notValid(parsed.detail, parsed.quote)
}
