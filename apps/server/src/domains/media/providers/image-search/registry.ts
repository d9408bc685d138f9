import type { ImageSourceName } from '@web2/contract/media'
import type { ImageSource, SourceAccess, SourceRules } from './image-source.ts'
import { createPexels, pexelsRules } from './pexels/source.ts'
import { createPixabay, pixabayRules } from './pixabay/source.ts'
import { createUnsplash, unsplashRules } from './unsplash/source.ts'
import { createWikimedia, wikimediaRules } from './wikimedia/source.ts'

interface Registered {
  readonly rules: SourceRules
  readonly create: (access: SourceAccess) => ImageSource
}

/** All image sources. */
export const imageSourceRegistry: Readonly<Record<ImageSourceName, Registered>> = {
  pixabay: { rules: pixabayRules, create: createPixabay },
  pexels: { rules: pexelsRules, create: createPexels },
  unsplash: { rules: unsplashRules, create: createUnsplash },
  wikimedia: { rules: wikimediaRules, create: createWikimedia },
}
