import type { MediaFile } from '@web2/contract/media'

const kilo = 1_000

/** Formats bytes as file managers do: '340 KB', '1.2 MB'. */
export const sizeText = (bytes: number): string => {
  if (bytes < kilo) return `${bytes} B`
  if (bytes < kilo ** 2) return `${Math.round(bytes / kilo)} KB`
  if (bytes < kilo ** 3) return `${(bytes / kilo ** 2).toFixed(1)} MB`
  return `${(bytes / kilo ** 3).toFixed(1)} GB`
}

export const dimensions = ({ width, height }: MediaFile): string => `${width} × ${height}`
