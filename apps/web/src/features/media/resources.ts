import type { ImageGeneration, ImageGenerationCreate, ImageRights } from '@web2/contract/media'
import { resource } from '../../lib/api/resource.ts'

export const imageGenerations = resource<ImageGeneration, ImageGenerationCreate>('image-generations')
export const imageRights = resource<ImageRights>('image-rights')
