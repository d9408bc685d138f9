import { defineService, type DefinedService } from '../api/define-service.ts'
import { openApi } from './openapi-document.ts'

/** GET /docs: the API in OpenAPI form; browsers are shown a page instead (docs-page.ts). */
export const docsService = (services: readonly DefinedService[]): DefinedService => {
  // made once: it is the same until the process ends
  let made: ReturnType<typeof openApi> | undefined
  return defineService({
    path: 'docs',
    policy: { find: 'guest' },
    methods: () => ({ find: async () => (made ??= openApi(services)) }),
  })
}
