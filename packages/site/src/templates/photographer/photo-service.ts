import type { SectionItem } from '../../library/section-content.ts'
import type { TradeService } from '../parts/service.ts'
import { serviceDetails, type ServiceDetails } from '../parts/service-details.ts'
import { framesOf } from './frames.ts'
import type { ViewName } from './light.ts'

/** Service of a photographer, with the frames that show it. */
export interface PhotoService extends TradeService {
  readonly frames: readonly SectionItem[]
}

type Written = Omit<PhotoService, 'details' | 'frames' | 'picture'> &
  Omit<ServiceDetails, 'waits'> & {
    readonly waits: readonly string[]
    readonly view: ViewName
    /** Shot list: words to find or take the pictures by. */
    readonly words: string
    readonly alt: string
    readonly captions: readonly string[]
  }

/** Returns a service from its texts and the view that its frames show. */
export const photoService = ({
  signs,
  waits,
  done,
  needed,
  price,
  view,
  words,
  alt,
  captions,
  ...rest
}: Written): PhotoService => {
  const frames = framesOf(view, words, alt, captions)
  return {
    ...rest,
    details: serviceDetails({ signs, waits: ['Not needed', ...waits], done, needed, price }),
    frames,
    picture: frames[0]?.picture ?? { words, alt, isOwn: true },
  }
}
