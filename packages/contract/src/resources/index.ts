import type { Page } from '../core/record.ts'
import type { Resources } from '../core/resources.ts'
// the core and the domains add their resources
import type {} from '../accounts/index.ts'
import type {} from '../ai/index.ts'
import type {} from '../articles/index.ts'
import type {} from '../billing/index.ts'
import type {} from '../campaigns/index.ts'
import type {} from '../clouds/index.ts'
import type {} from '../core/index.ts'
import type {} from '../dashboard/index.ts'
import type {} from '../feeds/index.ts'
import type {} from '../generator/index.ts'
import type {} from '../leads/index.ts'
import type {} from '../links/index.ts'
import type {} from '../listing-updates/index.ts'
import type {} from '../listings/index.ts'
import type {} from '../media/index.ts'
import type {} from '../model-calls/index.ts'
import type {} from '../notifications/index.ts'
import type {} from '../operations/index.ts'
import type {} from '../previews/index.ts'
import type {} from '../properties/index.ts'
import type {} from '../publishing/index.ts'
import type {} from '../sites/index.ts'

export type { Resources }

export type ResourcePath = keyof Resources

/** Member of a resource's types; `Otherwise` for resources without it. */
type Member<Path extends ResourcePath, Name extends string, Otherwise> =
  Resources[Path] extends Readonly<Record<Name, infer Type>> ? Type : Otherwise

export type RecordOf<Path extends ResourcePath> = Member<Path, 'record', unknown>
export type ListedOf<Path extends ResourcePath> = Member<Path, 'listed', RecordOf<Path>>
export type FoundOf<Path extends ResourcePath> = Member<Path, 'found', Page<ListedOf<Path>>>
export type CreatedOf<Path extends ResourcePath> = Member<Path, 'created', RecordOf<Path>>
export type PatchedOf<Path extends ResourcePath> = Member<Path, 'patched', RecordOf<Path>>
export type RemovedOf<Path extends ResourcePath> = Member<Path, 'removed', RecordOf<Path>>
/** Body of a method; `never` if the resource has no such method. */
export type BodyOf<Path extends ResourcePath, Method extends 'create' | 'update' | 'patch'> = Member<
  Path,
  Method,
  never
>
