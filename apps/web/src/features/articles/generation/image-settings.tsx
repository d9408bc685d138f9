import { Select, TextInput } from '@mantine/core'
import type { CardImageGenerator } from '@web2/contract/articles'
import { imageGeneratorFacts, imageGenerators, imageModelOf } from '@web2/contract/media'
import { generatorOptions } from '../../media/image-generation/generator-options.ts'
import { withImageChoice } from './image-choice.ts'
import { useMakers } from '../generated-text/use-makers.ts'

interface ImageSettingsProps {
  readonly value: CardImageGenerator
  readonly onChange: (value: CardImageGenerator) => void
}

/**
 * Settings of a generated image: generator, model, style and aspect ratio, with a notice if its service is not set up
 * or another one is used.
 */
export const ImageSettings = ({ value, onChange }: ImageSettingsProps) => {
  const { reasonOf, noteOf } = useMakers()
  const { name, params } = value
  const { customStyle, aspectRatio } = params
  const { models } = imageGeneratorFacts[name]
  const model = imageModelOf(name, params.model)
  const change = (part: Partial<CardImageGenerator['params']>, maker = name) =>
    onChange(withImageChoice(value, part, maker))
  return (
    <>
      <Select
        label="Image generator"
        allowDeselect={false}
        data={generatorOptions((maker) => reasonOf(maker) !== '')}
        maxDropdownHeight={340}
        value={name}
        error={reasonOf(name) || null}
        description={noteOf(name) || null}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(chosen) => {
          const maker = imageGenerators.find((each) => each === chosen)
          if (maker) change({}, maker)
        }}
      />
      {models.length > 1 && (
        <Select
          label="Model"
          allowDeselect={false}
          data={models.map(({ id, label }) => ({ value: id, label }))}
          value={model.id}
          onChange={(id) => {
            if (id !== null) change({ model: id })
          }}
        />
      )}
      <Select
        label="Aspect ratio"
        allowDeselect={false}
        data={[...model.aspectRatios]}
        value={aspectRatio}
        onChange={(shape) => {
          if (shape !== null) change({ aspectRatio: shape })
        }}
      />
      <TextInput
        label="Custom style"
        maxLength={500}
        placeholder="Watercolor, soft light"
        value={customStyle}
        onChange={(event) => change({ customStyle: event.currentTarget.value })}
      />
    </>
  )
}
