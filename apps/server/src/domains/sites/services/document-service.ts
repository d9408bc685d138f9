import type { TSchema } from 'typebox'
import type { DocumentKind } from '../documents/document-kinds.ts'
import type { Resource } from '../../../platform/db/adapter/resource.ts'
import { contentPolicy } from '../../../platform/api/content-policy.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import { documentMethods, documentQueries } from './document-methods.ts'

interface DocumentService<Path, Described, Create, Change> {
  readonly path: Path
  readonly kind: DocumentKind
  readonly record: Described
  readonly resource: Resource
  readonly create: Create
  readonly change: Change
}

/** Defines the service of a builder for documents of one kind. */
export const defineDocumentService = <
  const Path extends string,
  Described extends TSchema,
  Create extends TSchema,
  Change extends TSchema,
>({
  path,
  kind,
  record,
  resource,
  create,
  change,
}: DocumentService<Path, Described, Create, Change>) =>
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
