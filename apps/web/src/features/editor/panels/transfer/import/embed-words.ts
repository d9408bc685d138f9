import type { ImportReport } from '@web2/builder'

/** Describes the imported iframes that are no videos; empty if there are none. */
export const embedWords = ({ embedCount, embeds }: Pick<ImportReport, 'embedCount' | 'embeds'>): string => {
  if (embedCount === 0) return ''
  const what =
    embedCount === 1
      ? '1 iframe is not a video and was imported as an embed block'
      : `${embedCount.toLocaleString('en-US')} iframes are not videos and were imported as embed blocks`
  const named = embeds.filter((address) => address !== '')
  if (named.length === 0) return `${what}.`
  return `${what}: ${named.join(', ')}${embedCount > named.length ? ' and others' : ''}.`
}
