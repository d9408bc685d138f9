import type { RunStep } from '@web2/contract/core'

/** How far one place of a publication is, in percent. */
export const stepPercent = ({ status, done, total }: RunStep): number => {
  if (status === 'done') return 100
  return total === 0 ? 0 : Math.floor((done * 100) / total)
}
