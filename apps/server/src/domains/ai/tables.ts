import type { ImagePrice, TextPrice, TextProvider } from '@web2/contract/ai'
import type { AsStored, Json, Row } from '../../platform/db/row.ts'

/** The amounts of a price. */
export type StoredPrice = Omit<TextPrice, 'provider' | 'model' | 'from'>

/** The amounts of a price of images. */
export type StoredImagePrice = Pick<ImagePrice, 'perImage' | 'tokens'>

declare module '../../platform/db/database.ts' {
  interface Database {
    /** Admins' changes to the prices of text models; the other prices come with the release. */
    textPrices: Row<
      'textPrices',
      {
        provider: TextProvider
        /** First day on which it applies; empty if it always did. */
        fromDay: AsStored
        /** Null removes a built-in price. */
        price: Json<StoredPrice>
      }
    >
    /** Admins' changes to the prices of image models; the other prices come with the release. */
    imagePrices: Row<'imagePrices', { price: Json<StoredImagePrice> }>
  }
}
