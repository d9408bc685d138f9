import type { DropResult } from '@web2/builder'

/**
 * Describes an allowed drop position, and the part of the target under the pointer that decides it. Returns
 * an empty text if neither is known.
 */
export const dropWords = (answer: DropResult | null): string => {
  const zone = answer?.indicator.zone
  if (!answer?.ok || !zone) return ''
  const { place } = answer
  const where =
    'beside' in place
      ? place.side === 'before'
        ? 'Before'
        : 'After'
      : place.at === 'start'
        ? 'Inside, at the top'
        : 'Inside, at the bottom'
  return `${where}: ${zone.side} ${zone.by}`
}
