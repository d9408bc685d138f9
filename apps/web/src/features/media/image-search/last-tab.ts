import type { Setting } from '@web2/contract/accounts'
import { imageSources, type ImageSourceName } from '@web2/contract/media'
import type { PickImageOptions } from '../images/pick-image.ts'

export type ImageTab = ImageSourceName | 'uploads'

type SourceKeys = Pick<Setting, Exclude<ImageSourceName, 'wikimedia'>>

const key = 'web2.image-tab'
const tabs: readonly string[] = [...imageSources, 'uploads']

/** Returns true if a source needs no key, or the account has one; unknown settings count as having it. */
export const isUsable = (source: ImageSourceName, keys: SourceKeys | null): boolean =>
  source === 'wikimedia' || keys === null || keys[source].apiKey.set

/** Returns the sources in tab order; those without a key come last. */
export const orderedSources = (keys: SourceKeys | null): readonly ImageSourceName[] => [
  ...imageSources.filter((source) => isUsable(source, keys)),
  ...imageSources.filter((source) => !isUsable(source, keys)),
]

/** The tab that was used last in this browser. */
export const lastTab = {
  read: (): ImageTab | null => {
    const known = localStorage.getItem(key) ?? ''
    return tabs.includes(known) ? (known as ImageTab) : null
  },
  write: (tab: ImageTab): void => localStorage.setItem(key, tab),
}

/**
 * Returns the tab on which the dialog opens: the library for an image stored in it, else the last tab. If
 * that has no usable source, returns the first usable one.
 */
export const openingTab = (
  { url = '', onlyUploads = false }: PickImageOptions,
  last: ImageTab | null,
  keys: SourceKeys | null,
): ImageTab => {
  if (onlyUploads || url.startsWith('/media/') || last === 'uploads') return 'uploads'
  if (last !== null && isUsable(last, keys)) return last
  return orderedSources(keys)[0]!
}
