export { imageCredit } from './image-credit.ts'
export {
  GeneratedImage,
  ImageGeneration,
  ImageGenerationCreate,
  imagePromptLength,
  ThirdPartyRequest,
  type ImageGeneratorState,
} from './image-generation.ts'
export {
  imageGeneratorFacts,
  imageGenerators,
  insertedImageWidth,
  insertedSize,
  ratioOf,
  type AspectRatio,
  type ImageGeneratorName,
} from './image-generators.ts'
export {
  defaultImageSearch,
  imageSearchLength,
  ImageRights,
  ImageSearchQuery,
  imageSources,
  imageSourceTitles,
  ImageTake,
  type FoundImage,
  type ImageSearchPage,
  type ImageSourceName,
  type TakenImage,
} from './image-search.ts'
export {
  mediaActions,
  mediaHashLength,
  MediaQuery,
  MediaRequest,
  mediaSorts,
  mediaTypes,
  MediaUploadQuery,
  type MediaAnswer,
  type MediaFile,
  type MediaListing,
  type MediaSort,
  type MediaSource,
  type MediaSpace,
  type MediaType,
  type MediaUploaded,
  type MediaUse,
} from './media.ts'
export { gptImageModel, usedImageModel, type UsedImageModel } from './used-image-model.ts'
