import type { TurboData, TurboDataCreate } from './project-data.ts'
import type { TurboDefinition } from './project-definition.ts'
import type { TurboNode, TurboPage, TurboPageContent, TurboPagePatch, TurboSite } from './project-page.ts'
import type { TurboCheck } from './project-plan.ts'
import type { Turbo, TurboCreate, TurboPatch } from './project.ts'

export interface GeneratorResources {
  'cloud-sites-turbo': { record: Turbo; create: TurboCreate; update: TurboCreate; patch: TurboPatch }
  'turbo-checks': { create: TurboDefinition; created: TurboCheck }
  'turbo-data': { record: TurboData; create: TurboDataCreate }
  'turbo-pages': {
    record: TurboPageContent
    listed: TurboPage
    patch: TurboPagePatch
    patched: TurboPage
  }
  'turbo-sites': { record: TurboSite }
  'turbo-structures': { record: TurboNode }
}
