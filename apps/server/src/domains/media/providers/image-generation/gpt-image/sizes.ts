const dallE: Readonly<Record<string, string>> = { '1:1': '1024x1024', '7:4': '1792x1024', '4:7': '1024x1792' }
const gptImage1: Readonly<Record<string, string>> = {
  '1:1': '1024x1024',
  '3:2': '1536x1024',
  '2:3': '1024x1536',
}
/**
 * Version 2 and later accept any width and height in multiples of 16 (OpenAI's guide to image generation), so the sizes
 * of DALL·E too.
 */
const gptImage: Readonly<Record<string, string>> = {
  ...gptImage1,
  ...dallE,
  '4:3': '1344x1008',
  '3:4': '1008x1344',
  '16:9': '1792x1008',
  '9:16': '1008x1792',
}

const sizesOf = (model: string) => {
  if (model.startsWith('dall-e')) return dallE
  return model.startsWith('gpt-image-1') ? gptImage1 : gptImage
}

const ratio = (text: string): number => {
  const [width = 1, height = 1] = text.split(/[:x]/).map(Number)
  return width / height
}

/** Returns the model's size closest to an aspect ratio. */
export const sizeFor = (model: string, aspectRatio: string): string => {
  const sizes = sizesOf(model)
  const known = Object.hasOwn(sizes, aspectRatio) ? sizes[aspectRatio] : undefined
  if (known !== undefined) return known
  const off = (size: string) => Math.abs(Math.log(ratio(size) / ratio(aspectRatio)))
  return Object.values(sizes).reduce((best, size) => (off(size) < off(best) ? size : best))
}
