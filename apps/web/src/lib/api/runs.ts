import { resource } from './resource.ts'

export const runs = resource('runs')
