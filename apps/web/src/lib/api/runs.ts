import type { Run } from '@web2/contract/core'
import { resource } from './resource.ts'

export const runs = resource<Run, never, { cancelRequested: true }>('runs')
