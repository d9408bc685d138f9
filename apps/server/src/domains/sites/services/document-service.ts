import type { TSchema } from 'typebox'
import type { DocumentKind } from '../documents/document-kinds.ts'
import type { Resource } from '../../../platform/db/adapter/resource.ts'
import { contentPolicy } from '../../../platform/api/content-policy.ts'
import { defineService, type DefinedService } from '../../../platform/api/define-service.ts'
import { documentMethods, documentQueries } from './document-methods.ts'

interface DocumentService {
  readonly path: string
  readonly kind: DocumentKind
  readonly record: TSchema
  readonly resource: Resource
  readonly create: TSchema
  readonly change: TSchema
}

/** Defines the service of a builder for documents of one kind. */
export const defineDocumentService = ({
  path,
  kind,
  record,
  resource,
  create,
  change,
}: DocumentService): DefinedService =>
  defineService({
    path,
    record,
    policy: contentPolicy,
    data: { create, update: change, patch: change },
    query: documentQueries,
    multi: ['remove'],
    // a document's texts keep their spaces; names are trimmed where they are read
    trim: false,
    methods: (context) => documentMethods(context, { kind, resource }),
  })
