import { createDocument, type BindingData, type BuilderDocument } from '@web2/builder'
import type { Nap } from '@web2/contract/listings'
import { fieldErrors, isApiError, sentenceFor } from '../../../../lib/api/errors.ts'
import { cloudTemplates } from '../../../sites/resources.ts'
import { shownListing, withLogo } from '../listing/shown-listing.ts'
import { session } from '../../../../lib/session/session.ts'
import { createStore as signal, type Store as Signal } from '../../../../lib/store.ts'
import type { Stored } from '../saving/saver.ts'
import type { DocumentKind, StoredDocument } from './document-kinds.ts'
import { documentOf, PageUnavailable, type Opened } from './opened-document.ts'

/** An opened standalone page or section, stored or new. */
export interface OpenedDocument extends Opened {
  /** Id of the stored record; null until a new one is stored. */
  readonly id: Signal<string | null>
  /** The requested record does not exist; this is the demo page instead. */
  readonly missing: boolean
}

export interface DocumentWish {
  readonly id: string | undefined
  /** Template of a new document; by default that of its kind. */
  readonly template: string | undefined
  /** Browser history entry of a new document; a reload finds its draft by it. */
  readonly entry?: string | undefined
}

interface Beginning {
  readonly record: Pick<StoredDocument, '_id' | 'name' | 'updatedAt'> | null
  readonly document: BuilderDocument
  readonly templateId: string | undefined
  readonly nap: Nap | null
  readonly missing: boolean
}

const isGone = (error: unknown): boolean => isApiError(error) && error.code === 404

/** Responses leave out what the editor already has. */
const brief = { $select: ['name', 'updatedAt'] }

const bindings = (name: string, nap: Signal<Nap | null>): BindingData => ({
  get nap() {
    return nap.get()
  },
  site: { name },
  email: '',
  year: new Date().getFullYear(),
  isTemplate: true,
})

const begin = async (templateId: string | undefined, missing: boolean): Promise<Beginning> => ({
  record: null,
  document: templateId === undefined ? createDocument() : documentOf(await templateContent(templateId)),
  templateId,
  nap: null,
  missing,
})

const templateContent = async (id: string) => {
  try {
    const { html, document } = await cloudTemplates.get(id)
    return { html, document }
  } catch (error) {
    if (!isGone(error)) throw error
    throw new PageUnavailable('This template no longer exists. Choose another one.')
  }
}

/** Returns null if the listing was deleted. */
const listingOf = async (id: string | null | undefined): Promise<Nap | null> => {
  if (id === null || id === undefined) return null
  try {
    return await shownListing(id)
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

const open = async (kind: DocumentKind, id: string): Promise<Beginning> => {
  try {
    const record = await kind.get(id)
    return {
      record,
      document: documentOf(record),
      templateId: record.templateId ?? undefined,
      nap: await listingOf(record.napId),
      missing: false,
    }
  } catch (error) {
    if (!isGone(error)) throw error
    // a page that is not found opens as the demo template
    if (kind.template !== undefined) return begin(kind.template, true)
    throw new PageUnavailable(`This ${kind.kind} doesn’t exist or was deleted.`)
  }
}

/** Loads a page or section by id; without one begins a new document. */
export const loadDocument = async (
  kind: DocumentKind,
  { id, template, entry }: DocumentWish,
): Promise<OpenedDocument> => {
  const beginning = id === undefined ? await begin(template ?? kind.template, false) : await open(kind, id)
  return openedDocument(kind, beginning, entry ?? randomEntry())
}

const randomEntry = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`

const openedDocument = (kind: DocumentKind, beginning: Beginning, entry: string): OpenedDocument => {
  const { record, document, templateId, missing } = beginning
  // browsers may be shared, so a user's draft is not offered to the next user
  const draftsBegin = `${kind.list.path}/new/${session.get().user?._id ?? 'nobody'}/`
  const newKey = `${draftsBegin}${entry}`
  const id = signal<string | null>(record?._id ?? null)
  const nap = signal(beginning.nap)
  const name = signal<string | null>(record === null ? null : kind.shownName(record.name))

  const create = (sent: unknown) =>
    kind.create(
      {
        name: name.get() ?? '',
        document: sent,
        ...(templateId === undefined ? {} : { templateId }),
        ...(nap.get() ? { napId: nap.get()?._id ?? null } : {}),
      },
      brief,
    )

  const store = async (json: string, basedOn: string | undefined): Promise<Stored> => {
    const sent = JSON.parse(json) as unknown
    const known = id.get()
    try {
      const saved =
        known === null
          ? await create(sent)
          : await kind.patch(known, { document: sent, ...(basedOn === undefined ? {} : { basedOn }) }, brief)
      id.set(saved._id)
      name.set(kind.shownName(saved.name))
      return { kind: 'stored', revision: saved.updatedAt }
    } catch (error) {
      return refused(error)
    }
  }

  const choose = async (next: Nap | null, basedOn: string): Promise<Stored> => {
    const known = id.get()
    try {
      const revision =
        known === null
          ? basedOn
          : (await kind.patch(known, { napId: next?._id ?? null, basedOn }, brief)).updatedAt
      nap.set(next && (await withLogo(next)))
      return { kind: 'stored', revision }
    } catch (error) {
      return refused(error)
    }
  }

  const refused = (error: unknown): Stored => {
    if (isApiError(error) && error.code === 409) return { kind: 'conflict' }
    if (isGone(error) && id.get() !== null) {
      id.set(null)
      return {
        kind: 'failed',
        sentence: `This ${kind.kind} was deleted. Save again to store it as a new ${kind.kind}.`,
      }
    }
    const { name: wrongName, ...others } = fieldErrors(error)
    if (wrongName !== undefined && id.get() === null) name.set(null)
    return { kind: 'failed', sentence: wrongName ?? Object.values(others)[0] ?? sentenceFor(error) }
  }

  return {
    kind: kind.kind,
    key: () => (id.get() === null ? newKey : `${kind.list.path}/${id.get()}`),
    ...(record === null && { draftsBegin }),
    document,
    data: bindings(name.get() ?? '', nap),
    listing: { nap, choose, recall: async (wanted) => nap.set(await listingOf(wanted)) },
    shownListing: nap.get,
    revision: record?.updatedAt ?? '',
    name,
    id,
    missing,
    store,
  }
}
