import { resource } from '../../lib/api/resource.ts'

export const imageGenerations = resource('image-generations')
export const imageRights = resource('image-rights')
