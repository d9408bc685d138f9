import type { TurboDefinition, TurboPreviewCreate } from '@web2/contract/generator'
import { resource } from '../../lib/api/resource.ts'

/** Projects of the site generator. */
export const turbos = resource('cloud-sites-turbo')
/** Rows that pages are made from. */
export const turboData = resource('turbo-data')
/** Pages of a project, by `turboId`; without their html. */
export const turboPages = resource('turbo-pages')
/** Sites of a project, by `turboId`. */
export const turboSites = resource('turbo-sites')

const structures = resource('turbo-structures')
/** Path of the trees that diagrams show. */
export const turboStructures = structures.path

const checks = resource('turbo-checks')
const previews = resource('turbo-previews')

/** Begin the query keys of checks and previews, which read templates, listings and data. */
export const turboChecks = checks.path
export const turboPreviews = previews.path

/** Checks a definition without storing it. */
export const checkTurbo = (definition: TurboDefinition) => checks.create(definition)

/** Returns one page of a definition without storing it. */
export const previewTurbo = (data: TurboPreviewCreate) => previews.create(data)

/** A page as it would be published now. */
export const turboPageContent = (id: string) => turboPages.get(id)

/** One site of a project as a tree. */
export const turboStructure = (turboId: string, siteId?: string) =>
  structures.get(turboId, siteId === undefined ? {} : { siteId })
