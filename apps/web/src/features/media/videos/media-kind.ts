import { imageTypes, videoTypes } from '@web2/contract/media'

/** A kind of files of the library: each dialog shows one. */
export type MediaKind = 'image' | 'video'

/** Types of a kind for a file dialog. */
export const acceptedTypes: Readonly<Record<MediaKind, string>> = {
  image: Object.keys(imageTypes).join(','),
  video: Object.keys(videoTypes).join(','),
}
