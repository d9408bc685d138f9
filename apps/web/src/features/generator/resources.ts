import type {
  Turbo,
  TurboCheck,
  TurboData,
  TurboDataCreate,
  TurboDefinition,
  TurboNode,
  TurboPage,
  TurboPageContent,
  TurboPagePatch,
  TurboPatch,
  TurboSite,
} from '@web2/contract/generator'
import { apiClient } from '../../lib/api/client.ts'
import { resource } from '../../lib/api/resource.ts'

/** Generations of the turbo site generator. */
export const turbos = resource<Turbo, TurboDefinition, TurboPatch>('cloud-sites-turbo')
/** Rows that pages are made from. */
export const turboData = resource<TurboData, TurboDataCreate>('turbo-data')
/** The pages of a generation, by `turboId`; without their html. */
export const turboPages = resource<TurboPage, never, TurboPagePatch>('turbo-pages')
/** The sites of a generation, by `turboId`. */
export const turboSites = resource<TurboSite>('turbo-sites')
/** Path of the trees that diagrams show. */
export const turboStructures = 'turbo-structures'

const service = async (path: string) => (await apiClient()).service(path)

/** Checks a definition without storing it. */
export const checkTurbo = async (definition: TurboDefinition): Promise<TurboCheck> =>
  (await service('turbo-checks')).create(definition)

/** A page as it would be published now. */
export const turboPageContent = async (id: string): Promise<TurboPageContent> =>
  (await service(turboPages.path)).get(id)

/** One site of a generation as a tree. */
export const turboStructure = async (turboId: string, siteId?: string): Promise<TurboNode> =>
  (await service(turboStructures)).get(turboId, siteId === undefined ? {} : { query: { siteId } })
