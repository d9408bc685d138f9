import type { BindingData } from '@web2/builder'
import { renderSite, type RenderSite, type SiteFile } from '@web2/site'
import type { Cloud, SitePlace } from '../../providers/clouds/cloud.ts'
import { indexNowKeyFile } from './index-now-key.ts'

export interface LoadedSite {
  readonly site: RenderSite
  readonly nap: BindingData['nap']
}

export interface RenderPlace {
  readonly cloud: Pick<Cloud, 'publicUrl' | 'directoryIndexAt'>
  readonly place: SitePlace
  readonly primaryBaseUrl: string | undefined
  readonly indexNowKey: string | null
  readonly now: Date
}

/** Address of a site's folder at a place, with a slash at its end. */
export const baseUrlAt = (cloud: Pick<Cloud, 'publicUrl'>, place: SitePlace): string =>
  cloud.publicUrl(place, 'index.html').replace(/index\.html$/, '')

/** The files of a site as they are sent to one place. */
export const targetFiles = (
  { site, nap }: LoadedSite,
  { cloud, place, primaryBaseUrl, indexNowKey, now }: RenderPlace,
): Iterable<SiteFile> => {
  const assets = indexNowKey === null ? site.assets : [...(site.assets ?? []), indexNowKeyFile(indexNowKey)]
  return renderSite(
    { ...site, ...(assets && { assets }) },
    {
      nap,
      year: now.getUTCFullYear(),
      directoryIndex: cloud.directoryIndexAt(place),
      baseUrl: baseUrlAt(cloud, place),
      ...(primaryBaseUrl !== undefined && { primaryBaseUrl }),
    },
  )
}
