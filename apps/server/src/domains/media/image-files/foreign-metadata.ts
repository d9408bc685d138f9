import type { Metadata } from 'sharp'
import { isOnlyAiOrigin } from './ai-origin.ts'

/** True if a file has metadata that is not published, above all a GPS position; the mark of AI images is. */
export const carriesForeignMetadata = ({ exif, xmp, iptc, comments, orientation }: Metadata): boolean =>
  [exif, isOnlyAiOrigin(xmp) ? undefined : xmp, iptc, comments].some((part) => part !== undefined) ||
  (orientation ?? 1) > 1
