import {
  imageGeneratorFacts,
  imageGenerators,
  isEarlierName,
  type ImageGeneratorName,
} from '@web2/contract/media'

interface GeneratorOption {
  readonly value: ImageGeneratorName
  readonly label: string
  readonly disabled: boolean
}

/** Options of a select of generators: today's services, then the names of earlier versions. */
export const generatorOptions = (isDisabled: (name: ImageGeneratorName) => boolean = () => false) => {
  const option = (name: ImageGeneratorName): GeneratorOption => ({
    value: name,
    label: imageGeneratorFacts[name].title,
    disabled: isDisabled(name),
  })
  return [
    { group: 'Services', items: imageGenerators.filter((name) => !isEarlierName(name)).map(option) },
    { group: 'Earlier names', items: imageGenerators.filter(isEarlierName).map(option) },
  ]
}
