import { Type, type Static } from 'typebox'
import { CardTree } from './cards/card.ts'
import { recordFields, text } from '../core/record.ts'

/** Preset: a saved outline. */
export const GeneratorPresetData = Type.Object(
  { name: text(120, 1), cards: CardTree },
  { additionalProperties: false },
)
export type GeneratorPresetData = Static<typeof GeneratorPresetData>

export const GeneratorPreset = Type.Object({ ...recordFields, ...GeneratorPresetData.properties })
export type GeneratorPreset = Static<typeof GeneratorPreset>

declare module '../core/resources.ts' {
  interface Resources {
    'article-generator': {
      record: GeneratorPreset
      create: GeneratorPresetData
      update: GeneratorPresetData
      patch: Partial<GeneratorPresetData>
    }
  }
}
