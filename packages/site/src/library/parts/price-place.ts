import type { SectionItem } from '../section-content.ts'

/** Returns true for a price that is only a place for one: what it belongs to is true without it. */
export const isPricePlace = ({ price }: Pick<SectionItem, 'price'>): boolean => price === '00'
