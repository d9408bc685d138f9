import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { imageMakers } from './image-generators.ts'
import { Failure } from '../../../ui/failure.tsx'
import type { PickedPicture } from '../library/picked-image.ts'
import { Waiting } from '../../../ui/waiting.tsx'
import { latestGeneration } from '../images/images-api.ts'
import type { PickImageOptions } from '../images/pick-image.ts'
import { GeneratePanel } from './generate-panel.tsx'

interface GenerateImagesDialogProps {
  opened: boolean
  options: PickImageOptions
  onAnswer: (picture: PickedPicture | null) => void
}

const Content = ({ options, onAnswer }: Omit<GenerateImagesDialogProps, 'opened'>) => {
  const states = useQuery(imageMakers)
  const earlier = useQuery(latestGeneration())
  const error = states.error ?? earlier.error
  if (error)
    return (
      <Failure
        message={sentenceFor(error)}
        onRetry={() => void Promise.all([states.refetch(), earlier.refetch()])}
      />
    )
  if (!states.data || earlier.data === undefined) return <Waiting />
  return (
    <GeneratePanel
      states={states.data}
      earlier={earlier.data}
      prompt={options.search ?? ''}
      withAlt={options.alt !== undefined}
      onApply={onAnswer}
      onClose={() => onAnswer(null)}
    />
  )
}

/** Dialog that generates images from a prompt. */
export const GenerateImagesDialog = ({ opened, options, onAnswer }: GenerateImagesDialogProps) => {
  const small = useMediaQuery('(max-width: 48em)')
  return (
    <Modal
      opened={opened}
      onClose={() => onAnswer(null)}
      title="Generate Images"
      size={760}
      fullScreen={small ?? false}
    >
      <Content options={options} onAnswer={onAnswer} />
    </Modal>
  )
}
