import { defineService, type DefinedService } from '../api/define-service.ts'
import { openApi } from './openapi-document.ts'

/** GET /docs: the API in OpenAPI form; browsers get a page instead (serve-docs.ts). */
export const docsService = (services: readonly DefinedService[]): DefinedService => {
  // built once, because it never changes in a process
  let made: ReturnType<typeof openApi> | undefined
  return defineService({
    path: 'docs',
    policy: { find: 'guest' },
    methods: () => ({ find: async () => (made ??= openApi(services)) }),
  })
}
