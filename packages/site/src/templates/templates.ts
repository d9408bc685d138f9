import { blankTemplate } from './blank.ts'
import { gardenTemplate } from './garden/garden.ts'
import type { Template } from './template.ts'
import { trades } from './trades.ts'

/** Built-in templates, blank first. */
export const templates: readonly Template[] = [blankTemplate, gardenTemplate, ...trades]

export const findTemplate = (id: string): Template | undefined =>
  templates.find((template) => template.id === id)
