import { messages } from '@web2/contract/core'
import { shownPageName, type DocumentContent } from '@web2/contract/sites'
import type { Query, Resource } from '../../../../lib/api/resource.ts'
import { cloudModules, cloudPages } from '../../../sites/resources.ts'

/** Kind of the edited document: a page of a site, a standalone page, or a reusable section. */
export type BuilderKind = 'site' | 'page' | 'section'

/** A page or section as the editor's API calls read and write it. */
export type StoredDocument = DocumentContent & {
  readonly _id: string
  readonly name: string
  readonly updatedAt: string
  readonly templateId?: string | null
  readonly napId?: string | null
}

interface Sent {
  readonly name?: string
  readonly document?: unknown
  readonly templateId?: string
  readonly napId?: string | null
  readonly basedOn?: string
}

/** Differences between standalone pages and sections in the builder. */
export interface DocumentKind {
  readonly kind: 'page' | 'section'
  /** Path of the list, and its names in sentences. */
  readonly list: { readonly path: string; readonly title: string; readonly plural: string }
  readonly get: (id: string) => Promise<StoredDocument>
  readonly create: (data: Sent, query: Query) => Promise<StoredDocument>
  readonly patch: (id: string, data: Sent, query: Query) => Promise<StoredDocument>
  readonly shownName: (name: string) => string
  readonly nameEmpty: string
  readonly saved: string
  readonly edited: string
  /** Template of a new document unless another is chosen; undefined for an empty canvas. */
  readonly template: string | undefined
}

const calls = (resource: Resource<'cloud-pages'> | Resource<'cloud-modules'>) => ({
  get: (id: string) => resource.get(id),
  create: (data: Sent, query: Query) => resource.create(data, query),
  patch: (id: string, data: Sent, query: Query) => resource.patch(id, data, query),
})

export const documentKinds: Readonly<Record<'page' | 'section', DocumentKind>> = {
  page: {
    kind: 'page',
    list: { path: cloudPages.path, title: 'Pages', plural: 'pages' },
    ...calls(cloudPages),
    shownName: shownPageName,
    nameEmpty: messages.pageNameEmpty,
    saved: messages.pageSaved,
    edited: messages.pageEdited,
    template: 'garden',
  },
  section: {
    kind: 'section',
    list: { path: cloudModules.path, title: 'Sections', plural: 'sections' },
    ...calls(cloudModules),
    shownName: (name) => name,
    nameEmpty: messages.sectionNameEmpty,
    saved: messages.sectionSaved,
    edited: messages.sectionEdited,
    template: undefined,
  },
}
