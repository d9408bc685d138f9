import { queryOptions } from '@tanstack/react-query'
import { resource } from '../../../lib/api/resource.ts'
import { settings } from '../../accounts/resources.ts'

const generators = resource('image-generators')

/** Query of the image generators that the account can use, and what the others lack. */
export const imageMakers = queryOptions({
  // an event of the settings invalidates it when a key is added
  queryKey: [settings.path, generators.path],
  queryFn: async () => (await generators.find()).data,
})
