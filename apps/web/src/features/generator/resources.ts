import type { TurboDefinition } from '@web2/contract/generator'
import { resource } from '../../lib/api/resource.ts'

/** Generations of the turbo site generator. */
export const turbos = resource('cloud-sites-turbo')
/** Rows that pages are made from. */
export const turboData = resource('turbo-data')
/** The pages of a generation, by `turboId`; without their html. */
export const turboPages = resource('turbo-pages')
/** The sites of a generation, by `turboId`. */
export const turboSites = resource('turbo-sites')

const structures = resource('turbo-structures')
/** Path of the trees that diagrams show. */
export const turboStructures = structures.path

/** Checks a definition without storing it. */
export const checkTurbo = (definition: TurboDefinition) => resource('turbo-checks').create(definition)

/** A page as it would be published now. */
export const turboPageContent = (id: string) => turboPages.get(id)

/** One site of a generation as a tree. */
export const turboStructure = (turboId: string, siteId?: string) =>
  structures.get(turboId, siteId === undefined ? {} : { siteId })
