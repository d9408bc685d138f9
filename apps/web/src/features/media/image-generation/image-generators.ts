import { queryOptions } from '@tanstack/react-query'
import type { ImageGeneratorState } from '@web2/contract/media'
import { apiClient } from '../../../lib/api/client.ts'
import { settings } from '../../accounts/resources.ts'

const path = 'image-generators'

/** Query of the image generators that the account can use, and what the others lack. */
export const imageMakers = queryOptions({
  // an event of the settings invalidates it when a key is added
  queryKey: [settings.path, path],
  queryFn: async (): Promise<readonly ImageGeneratorState[]> =>
    (await (await apiClient()).service(path).find()).data,
})
