import { Button, TextInput } from '@mantine/core'
import mediaStyles from '../library/media.module.css'

interface ChoiceFootProps {
  /** Undefined if no image is selected, or no alt text is needed. */
  alt: string | undefined
  onAlt: (alt: string) => void
  canApply: boolean
  isApplying?: boolean
  onApply: () => void
  onClose: () => void
}

/** Footer of every image choice: alternative text, Cancel and Apply. */
export const ChoiceFoot = ({
  alt,
  onAlt,
  canApply,
  isApplying = false,
  onApply,
  onClose,
}: ChoiceFootProps) => (
  <>
    {alt !== undefined && (
      <TextInput
        className={mediaStyles.alt ?? ''}
        label="Alt text"
        placeholder="Describe the image"
        value={alt}
        maxLength={500}
        onChange={(event) => onAlt(event.currentTarget.value)}
      />
    )}
    <div className={mediaStyles.choice}>
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      <Button disabled={!canApply} loading={isApplying} onClick={onApply}>
        Apply
      </Button>
    </div>
  </>
)
