import { imagePrice, isChargedByToken } from '@web2/contract/ai'
import { formatDay } from '../../../lib/dates.ts'
import { useImagePrices } from '../../ai/prices/use-image-prices.ts'
import styles from '../images/images.module.css'

/** Price of one image of a model, or why it is not known yet; nothing for a service without prices. */
export const PriceNote = ({ model }: { readonly model: string }) => {
  const prices = useImagePrices()
  const price = imagePrice(model, prices)
  if (isChargedByToken(model, prices))
    return <span className={styles.hint}>Charged by token, so the cost is shown afterwards</span>
  if (price === null) return null
  const asOf = prices.find((each) => each.model === model)?.asOf
  return (
    <span className={styles.hint}>
      About ${price.toFixed(2)} per image
      {asOf !== undefined && `, based on prices as of ${formatDay(asOf)}`}
    </span>
  )
}
