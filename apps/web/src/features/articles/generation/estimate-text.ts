import type { CardEstimate } from '@web2/contract/articles'
import { counted } from '../../../lib/text/counted.ts'
import { dollars } from '../../../lib/text/dollars.ts'

const imagePriceText = ({ images, imageCost, hasImagesByToken }: CardEstimate): string => {
  if (imageCost !== null) return `about ${dollars(imageCost)}`
  if (!hasImagesByToken) return 'price unknown'
  return `charged by token, so ${images === 1 ? 'its' : 'their'} cost is shown afterwards`
}

/** '11 sections, 2 images, about $0.12', or what is known of the cost of each. */
export const estimateText = (estimate: CardEstimate): string => {
  const { texts, images, textCost, cost } = estimate
  const priced = [
    {
      count: counted(texts, 'section'),
      price: textCost === null ? 'price unknown' : `about ${dollars(textCost)}`,
      isThere: texts > 0 || images === 0,
    },
    { count: counted(images, 'image'), price: imagePriceText(estimate), isThere: images > 0 },
  ].filter(({ isThere }) => isThere)
  if (cost !== null) return `${priced.map(({ count }) => count).join(', ')}, about ${dollars(cost)}`
  return priced.map(({ count, price }) => `${count}, ${price}`).join('; ')
}
