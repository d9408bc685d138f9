import { useState } from 'react'
import { cutTo } from './text-length.ts'
import { descriptionRoom, measureDescription, measureTitle, titleRoom } from './measure-text.ts'
import styles from './page-settings.module.css'

export interface PreviewTexts {
  readonly siteName: string
  readonly address: string
  readonly title: string
  readonly description: string
}

interface SearchPreviewProps extends PreviewTexts {
  readonly device: 'desktop' | 'phone'
}

const noDescription = 'Without a description, search engines show matching text from the page.'

/** Approximate search result of the page. */
export const SearchPreview = ({ device, siteName, address, title, description }: SearchPreviewProps) => (
  <figure className={styles.result} data-device={device} aria-label={`Search result on a ${device}`}>
    <div className={styles.site}>
      <span className={styles.siteIcon} aria-hidden="true">
        {siteName.charAt(0).toUpperCase() || '•'}
      </span>
      <span>
        <span className={styles.siteName}>{siteName}</span>
        <span className={styles.address}>{address}</span>
      </span>
    </div>
    <p className={styles.resultTitle}>
      {cutTo(title, device === 'desktop' ? titleRoom : titleRoom * 1.2, measureTitle)}
    </p>
    <p className={styles.resultText}>
      {description.trim() === ''
        ? noDescription
        : cutTo(description, descriptionRoom[device], measureDescription)}
    </p>
  </figure>
)

/** Image of the card; a broken one leaves its space with a note. */
const CardPicture = ({ image }: { readonly image: string }) => {
  const [broken, setBroken] = useState<string | null>(null)
  if (image === '') return <div className={styles.noImage}>No image</div>
  if (broken === image) return <div className={styles.noImage}>The image could not be loaded</div>
  return <img className={styles.cardImage} src={image} alt="" onError={() => setBroken(image)} />
}

/** Approximate card of a link to the page in a social network. */
export const SocialPreview = ({
  image,
  title,
  description,
  address,
}: PreviewTexts & { readonly image: string }) => (
  <figure className={styles.card} aria-label="Social card">
    <CardPicture image={image} />
    <figcaption className={styles.cardText}>
      <span className={styles.address}>{address.split('/')[0]}</span>
      <strong>{title}</strong>
      {description.trim() !== '' && <span className={styles.cardDescription}>{description}</span>}
    </figcaption>
  </figure>
)
