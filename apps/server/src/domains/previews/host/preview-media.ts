import { mediaHashLength, mediaTypes } from '@web2/contract/media'
import type { Config } from '../../../platform/config/config.ts'
import { mediaStore } from '../../media/index.ts'
import type { PreviewAnswer } from './preview-answer.ts'

const file = new RegExp(String.raw`^media/([0-9a-f]{${mediaHashLength}})/[a-z0-9-]{1,80}\.([a-z0-9]{3,4})$`)

const typesByEnding: ReadonlyMap<string, string> = new Map(
  Object.entries(mediaTypes).map(([type, ending]) => [ending, type]),
)

/** Serves an image from the account's library below one of its previews. */
export const previewMedia = async (
  config: Pick<Config, 'dataDir' | 'storage'>,
  accountId: string,
  path: string,
): Promise<PreviewAnswer> => {
  const [, sha256 = '', ending = ''] = file.exec(path) ?? []
  const type = typesByEnding.get(ending)
  const kept = type && (await mediaStore(config).fileOf({ accountId, sha256, ending }))
  return kept === undefined ? undefined : { kind: 'file', type: type ?? '', path: kept }
}

/** Maps an image's URL in the app, `/media/<account>/…`, to its path in the preview's folder. */
export const previewPath = (address: string): string => address.replace(/^\/media\/[^/]+\//, 'media/')

/** Rewrites image URLs in a text to the preview's; `up` leads to the preview's folder. */
export const withPreviewMedia = (html: string, accountId: string, up: string): string => {
  const own = String.raw`(["'(\s,])(?:https?://[^/?#\s"'()]+)?/media/${accountId}/`
  return html.replace(new RegExp(own, 'gi'), `$1${up}media/`)
}
