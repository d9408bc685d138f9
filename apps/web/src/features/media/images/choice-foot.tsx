import { Button, TextInput } from '@mantine/core'
import mediaStyles from '../library/media.module.css'

interface ChoiceFootProps {
  /** undefined: there is nothing to write it for, or nobody wants to know it. */
  alt: string | undefined
  onAlt: (alt: string) => void
  canApply: boolean
  isApplying?: boolean
  onApply: () => void
  onClose: () => void
}

/** What every choice of a picture ends with: its alternative text, Cancel and Apply. */
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
        label="Alternative text"
        placeholder="What the picture shows"
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
