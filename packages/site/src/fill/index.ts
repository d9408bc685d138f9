export { fillPlaces, type FilledPlaces, type PlaceImage, type RefusedPlace } from './fill-places.ts'
export { fittingFirst, nextImage, searchesFor, type ImageSize } from './fitting-images.ts'
export { picturePlaces, type PicturePlace } from './picture-places.ts'
