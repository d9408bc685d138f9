import { imageSources, type ImageSourceName } from '@web2/contract'

export type ImageTab = ImageSourceName | 'uploads'

const key = 'web2.image-tab'
const tabs: readonly string[] = [...imageSources, 'uploads']

/** The tab that was used last in this browser; the first one until then. */
export const lastTab = {
  read: (): ImageTab => {
    const known = localStorage.getItem(key) ?? ''
    return tabs.includes(known) ? (known as ImageTab) : imageSources[0]
  },
  write: (tab: ImageTab): void => localStorage.setItem(key, tab),
}
