import type { SiteSummary } from '@web2/contract/sites'

/** When the site was last published anywhere; null if never. */
export const lastPublished = ({ targets }: Pick<SiteSummary, 'targets'>): string | null =>
  targets.reduce<string | null>(
    (latest, { publishedAt }) =>
      publishedAt !== null && (latest === null || publishedAt > latest) ? publishedAt : latest,
    null,
  )

/** 'localhost:3031/green-acre' for 'http://localhost:3031/green-acre/'. */
export const withoutScheme = (address: string): string =>
  address.replace(/^https?:\/\//, '').replace(/\/$/, '')
