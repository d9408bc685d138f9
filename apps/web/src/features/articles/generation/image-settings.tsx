import { Select, TextInput } from '@mantine/core'
import type { CardImageGenerator } from '@web2/contract/articles'
import { imageGeneratorFacts, imageGenerators } from '@web2/contract/media'
import { useMakerReasons } from '../generated-text/use-maker-reasons.ts'

interface ImageSettingsProps {
  readonly value: CardImageGenerator
  readonly onChange: (value: CardImageGenerator) => void
}

/**
 * Settings of a generated image: generator, style and aspect ratio, with a notice if its service is not set
 * up.
 */
export const ImageSettings = ({ value, onChange }: ImageSettingsProps) => {
  const reasonOf = useMakerReasons()
  const { name, params } = value
  const { customStyle, aspectRatio } = params
  const ratios = imageGeneratorFacts[name].models[0]?.aspectRatios ?? ['1:1']
  return (
    <>
      <Select
        label="Image generator"
        allowDeselect={false}
        data={imageGenerators.map((maker) => ({
          value: maker,
          label: imageGeneratorFacts[maker].title,
          disabled: reasonOf(maker) !== '',
        }))}
        value={name}
        error={reasonOf(name) || null}
        onChange={(chosen) => {
          const maker = imageGenerators.find((each) => each === chosen)
          if (!maker) return
          const shapes: readonly string[] = imageGeneratorFacts[maker].models[0]?.aspectRatios ?? []
          const shape = shapes.includes(aspectRatio) ? aspectRatio : (shapes[0] ?? '1:1')
          onChange({ name: maker, params: { customStyle, aspectRatio: shape } })
        }}
      />
      <Select
        label="Aspect ratio"
        allowDeselect={false}
        data={[...ratios]}
        value={aspectRatio}
        onChange={(shape) => {
          if (shape !== null) onChange({ name, params: { customStyle, aspectRatio: shape } })
        }}
      />
      <TextInput
        label="Custom style"
        maxLength={500}
        placeholder="Watercolor, soft light"
        value={customStyle}
        onChange={(event) =>
          onChange({ name, params: { customStyle: event.currentTarget.value, aspectRatio } })
        }
      />
    </>
  )
}
