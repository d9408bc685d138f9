import type { LinkRel } from '@web2/contract/campaigns'

export const relLabels: Readonly<Record<LinkRel, string>> = {
  '': 'Dofollow',
  nofollow: 'Nofollow',
  sponsored: 'Sponsored',
  ugc: 'UGC',
}
