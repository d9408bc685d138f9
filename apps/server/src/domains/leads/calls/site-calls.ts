import { callsAt } from '@web2/contract/sites'
import type { CallPage, CallTarget } from '@web2/site'
import type { Contributions } from '../../../platform/context.ts'
import { formKeyIdOf, formKeyOf, keepFormKey } from '../forms/form-keys.ts'
import { writeCallToken } from './call-token.ts'

/** Path of counted phone links on the app's origin. */
export const callLinkPath = '/call/'

/** Opens the phone links of a site at a destination. */
const open: Contributions['siteCalls']['open'] = (
  { appSecret, publicUrl },
  { site: { id: siteId, countCalls }, cloud, baseUrl },
) => {
  const at = callsAt(countCalls, { cloud, baseUrl }, publicUrl)
  const signer = formKeyOf(appSecret)
  let hasAny = false
  const tokenOf = (kind: 'page' | 'link', { id, path }: CallPage, number: string) =>
    writeCallToken(signer, kind, { siteId, pageId: id ?? null, path, number })
  const linkOf = (page: CallPage, number: string): string | null => {
    const token = tokenOf('link', page, number)
    return token === null ? null : `${publicUrl.replace(/\/+$/, '')}${callLinkPath}${token}`
  }
  const target: CallTarget = {
    // a token of no page: pages are rendered again after APP_SECRET has changed, because their tokens have
    key: at === 'none' ? '' : JSON.stringify([at, tokenOf('page', { path: '' }, '')]),
    link: (page, number) => {
      hasAny = true
      return at === 'none' || at === 'script' ? null : linkOf(page, number)
    },
    ...(at === 'script' && { script: (page) => tokenOf('page', page, '') ?? '' }),
  }
  return {
    at,
    keyId: formKeyIdOf(signer),
    target,
    hasAny: () => hasAny,
    register: async (db) => {
      if (at !== 'none') await keepFormKey(db, appSecret)
    },
  }
}

/** Phone links of sites for publishing, which knows no leads. */
export const siteCalls: Contributions['siteCalls'] = { open }
