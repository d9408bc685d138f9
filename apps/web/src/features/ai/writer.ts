import { defaultTextGenerator, textProviders, type TextGenerator } from '@web2/contract/ai'

/** Returns service and model as one select value: 'openai:gpt-4'. */
export const writerOf = ({ name, params }: TextGenerator): string => `${name}:${params.model}`

export const generatorOf = (writer: string): TextGenerator => {
  const at = writer.indexOf(':')
  const name = textProviders.find((provider) => provider === writer.slice(0, at))
  return name === undefined ? defaultTextGenerator : { name, params: { model: writer.slice(at + 1) } }
}
