import type { ImageGeneration, ImageGenerationCreate, ImageGeneratorState } from './image-generation.ts'
import type { ImageRights, ImageSearchPage, ImageTake, TakenImage } from './image-search.ts'
import type { MediaAnswer, MediaRequest } from './media.ts'

export interface MediaResources {
  'image-generations': { record: ImageGeneration; create: ImageGenerationCreate }
  'image-generators': { record: ImageGeneratorState }
  'image-rights': { record: ImageRights }
  'image-search': { found: ImageSearchPage; create: ImageTake; created: TakenImage }
  'media-manager': { found: MediaAnswer; create: MediaRequest; created: MediaAnswer }
  'wiki-images': { found: string[] }
}
