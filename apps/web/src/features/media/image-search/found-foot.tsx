import { Alert, Anchor } from '@mantine/core'
import { imageCredit, type FoundImage } from '@web2/contract/media'
import { sentenceFor } from '../../../lib/api/errors.ts'
import mediaStyles from '../library/media.module.css'
import { ChoiceFoot } from '../images/choice-foot.tsx'
import styles from '../images/images.module.css'

interface FoundFootProps {
  image: FoundImage | null
  /** Undefined if no alt text is needed. */
  alt: string | undefined
  onAlt: (alt: string) => void
  error: Error | null
  isTaking: boolean
  onApply: () => void
  onClose: () => void
}

const Facts = ({ image }: { image: FoundImage }) => (
  <div className={styles.facts}>
    <Anchor href={image.link} target="_blank" rel="noopener" size="sm" className={styles.credit ?? ''}>
      {imageCredit(image)}
    </Anchor>
    <span className={styles.licence}>
      {image.width} × {image.height} ·{' '}
      {image.licenceUrl === null ? (
        image.licence
      ) : (
        <Anchor href={image.licenceUrl} target="_blank" rel="noopener" inherit>
          {image.licence}
        </Anchor>
      )}
      {image.creditRequired && ' · Credit required next to the image'}
    </span>
  </div>
)

/** Footer of a search: author and license of the selected image, its alternative text, and Apply. */
export const FoundFoot = ({ image, alt, onAlt, error, isTaking, onApply, onClose }: FoundFootProps) => (
  <footer className={mediaStyles.foot}>
    {error && (
      <Alert role="alert" color="red" variant="light" p="xs" className={styles.alert ?? ''}>
        {sentenceFor(error)}
      </Alert>
    )}
    {image && <Facts image={image} />}
    <ChoiceFoot
      alt={image ? alt : undefined}
      onAlt={onAlt}
      canApply={image !== null}
      isApplying={isTaking}
      onApply={onApply}
      onClose={onClose}
    />
  </footer>
)
