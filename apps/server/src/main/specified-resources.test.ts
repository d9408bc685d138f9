import { expect, test } from 'vitest'
import { services } from './services.ts'

const specified =
  'users campaigns campaign-jobs properties sub-properties properties-bulk-generator categories articles settings ' +
  'cloud-settings-manager cloud-settings version send-otp rss-articles notifications wp-actions ' +
  'third-party-services wiki-images media-manager invite-user article-generator login-as-user ' +
  'article-bulk-generator article-prompts cloud-builder cloud-pages cloud-templates naps naps-bulk-generator ' +
  'prompt-stacker cached-data cloud-modules download-sites cloud-sites-turbo'

test('every specified resource is served', () => {
  const paths = services.map(({ definition }) => definition.path)
  expect(specified.split(' ').filter((path) => !paths.includes(path))).toEqual([])
  expect(specified.split(' ')).toHaveLength(34)
})

/** Resources with lists. */
const collections =
  'campaigns campaign-jobs properties sub-properties categories articles rss-articles notifications naps ' +
  'prompt-stacker cached-data cloud-modules cloud-pages cloud-templates'

test('every specified collection is read from the API', () => {
  const readable = services
    .filter(({ definition: { policy } }) => policy.find !== undefined || policy.get !== undefined)
    .map(({ definition }) => definition.path)
  expect(collections.split(' ').filter((path) => !readable.includes(path))).toEqual([])
})
