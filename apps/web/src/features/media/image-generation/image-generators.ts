import { queryOptions } from '@tanstack/react-query'
import type { ImageGeneratorState } from '@web2/contract/media'
import { apiClient } from '../../../lib/api/client.ts'
import { settings } from '../../accounts/resources.ts'

const path = 'image-generators'

/** Which makers of pictures the account can use now, and what the others lack. */
export const imageMakers = queryOptions({
  // a key that is entered is told by an event of the settings
  queryKey: [settings.path, path],
  queryFn: async (): Promise<readonly ImageGeneratorState[]> =>
    (await (await apiClient()).service(path).find()).data,
})
