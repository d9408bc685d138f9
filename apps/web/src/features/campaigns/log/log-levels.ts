import type { CampaignLog } from '@web2/contract/campaigns'

type Level = CampaignLog['level']

export const levelColors: Record<Level, string> = { info: 'gray', warning: 'yellow', error: 'red' }
export const levelLabels: Record<Level, string> = { info: 'Info', warning: 'Warning', error: 'Error' }
