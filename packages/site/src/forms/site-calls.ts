import type { ExportPage } from '@web2/builder'
import { pathInSite } from '../render/addresses.ts'
import type { RenderPage, RenderTarget } from '../render/site-input.ts'
import { callScriptTag } from './call-script.ts'

const numberOf = (url: string): string => url.trim().replace(/^tel:\s*/i, '')

/** Returns how the phone links of a page are written at a target, which counts taps on them. */
export const callsOf = ({
  calls,
}: RenderTarget): ((page: RenderPage) => Pick<ExportPage, 'phoneLink' | 'phoneHead'>) => {
  if (!calls) return () => ({})
  return (page) => {
    const place = {
      ...(page.id !== undefined && { id: page.id }),
      path: pathInSite(page),
    }
    const { script } = calls
    return {
      phoneLink: (url) => calls.link(place, numberOf(url)) ?? url,
      ...(script && { phoneHead: callScriptTag(script(place)) }),
    }
  }
}
