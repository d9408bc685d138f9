import type { TSchema } from 'typebox'
import type { DocumentKind } from '../commands/documents/kinds.ts'
import type { Resource } from '../db/adapter/resource.ts'
import { contentPolicy } from './content-policy.ts'
import { defineService, type DefinedService } from './define-service.ts'
import { documentMethods, documentQueries } from './document-methods.ts'

interface DocumentService {
  readonly path: string
  readonly kind: DocumentKind
  readonly resource: Resource
  readonly create: TSchema
  readonly change: TSchema
}

/** The service of a builder that makes documents of one kind. */
export const defineDocumentService = ({
  path,
  kind,
  resource,
  create,
  change,
}: DocumentService): DefinedService =>
  defineService({
    path,
    policy: contentPolicy,
    data: { create, update: change, patch: change },
    query: documentQueries,
    multi: ['remove'],
    // a document's texts keep their blanks; names are trimmed where they are read
    trim: false,
    methods: (context) => documentMethods(context, { kind, resource }),
  })
