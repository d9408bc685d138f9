import type { ImagePriceRecord } from '@web2/contract/ai'

const sizes: Readonly<Record<NonNullable<ImagePriceRecord['size']>, string>> = {
  '1K': '1K images',
  '4K': '4K images',
  '1 MP': 'Up to 1 megapixel',
}

/** The size that a price is for; empty if it is the same for all. */
export const sizeText = ({ size }: Pick<ImagePriceRecord, 'size'>): string =>
  size === null ? '' : sizes[size]
