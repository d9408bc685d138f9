import type { SectionItem } from '../../library/section-content.ts'
import type { TradeService } from '../parts/service.ts'
import { serviceDetails, type ServiceDetails } from '../parts/service-details.ts'
import { framesOf, type Shot } from './frames.ts'

/** Service of a photographer, with the frames that show it. */
export interface PhotoService extends TradeService {
  readonly frames: readonly SectionItem[]
}

type Written = Omit<PhotoService, 'details' | 'frames' | 'picture'> &
  Omit<ServiceDetails, 'waits'> & {
    readonly waits: readonly string[]
    /** Shot list: words to find or take the pictures by. */
    readonly words: string
    readonly shots: readonly Shot[]
  }

/** Returns a service from its texts and the view that its frames show. */
export const photoService = ({
  signs,
  waits,
  done,
  needed,
  price,
  words,
  shots,
  ...rest
}: Written): PhotoService => {
  const frames = framesOf(words, shots)
  return {
    ...rest,
    details: serviceDetails({ signs, waits: ['Not needed', ...waits], done, needed, price }).map((item) =>
      item.name === needed ? { ...item, label: 'What I need from you' } : item,
    ),
    frames,
    picture: frames[0]?.picture ?? { words, alt: words, isOwn: true },
  }
}
