export { imageAlt, imageAltLength } from './image-alt.ts'
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
  closestRatio,
  imageGeneratorFacts,
  imageGenerators,
  imageModelLabel,
  imageModelOf,
  insertedImageWidth,
  insertedSize,
  isEarlierName,
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
export { imageStem } from './image-stem.ts'
export {
  imageTypes,
  isVideoType,
  mediaActions,
  mediaHashLength,
  MediaQuery,
  MediaRequest,
  mediaSorts,
  mediaTypes,
  MediaUploadQuery,
  videoTypes,
  type ImageType,
  type MediaAnswer,
  type MediaFile,
  type MediaListing,
  type MediaSort,
  type MediaSource,
  type MediaSpace,
  type MediaType,
  type MediaUploaded,
  type MediaUse,
  type VideoType,
} from './media.ts'
export {
  mostOwnFonts,
  ownFontBytes,
  ownFontNameLength,
  OwnFontPatch,
  ownFontsAtOnce,
  OwnFontUpload,
  type OwnFont,
  type OwnFontFace,
  type OwnFontFamily,
  type OwnFontsUploaded,
} from './own-fonts.ts'
export { usedImageMaker, type ImageMakerProblem, type UsedImageMaker } from './used-image-maker.ts'
export { gptImageModel, usedImageModel, type UsedImageModel } from './used-image-model.ts'
