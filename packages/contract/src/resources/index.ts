import type { AccountsResources } from '../accounts/resources.ts'
import type { ArticlesResources } from '../articles/resources.ts'
import type { BillingResources } from '../billing/resources.ts'
import type { CampaignsResources } from '../campaigns/resources.ts'
import type { CloudsResources } from '../clouds/resources.ts'
import type { CoreResources } from '../core/resources.ts'
import type { Page } from '../core/record.ts'
import type { DashboardResources } from '../dashboard/resources.ts'
import type { FeedsResources } from '../feeds/resources.ts'
import type { GeneratorResources } from '../generator/resources.ts'
import type { LinksResources } from '../links/resources.ts'
import type { ListingUpdatesResources } from '../listing-updates/resources.ts'
import type { ListingsResources } from '../listings/resources.ts'
import type { MediaResources } from '../media/resources.ts'
import type { NotificationsResources } from '../notifications/resources.ts'
import type { OperationsResources } from '../operations/resources.ts'
import type { PreviewsResources } from '../previews/resources.ts'
import type { PropertiesResources } from '../properties/resources.ts'
import type { PublishingResources } from '../publishing/resources.ts'
import type { SitesResources } from '../sites/resources.ts'

/**
 * Answers and bodies of the API by path. `record` is the answer of every call about one record; `create`,
 * `update` and `patch` are the bodies. An answer that differs has a name of its own: `listed` for the records
 * of a list, `found` for a find that returns no page, and `created`, `patched` and `removed`.
 */
export interface Resources
  extends
    AccountsResources,
    ArticlesResources,
    BillingResources,
    CampaignsResources,
    CloudsResources,
    CoreResources,
    DashboardResources,
    FeedsResources,
    GeneratorResources,
    LinksResources,
    ListingUpdatesResources,
    ListingsResources,
    MediaResources,
    NotificationsResources,
    OperationsResources,
    PreviewsResources,
    PropertiesResources,
    PublishingResources,
    SitesResources {}

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
