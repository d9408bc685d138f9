import { useQuery } from '@tanstack/react-query'
import { messages } from '@web2/contract/core'
import { imageGeneratorFacts } from '@web2/contract/media'
import { useEffect } from 'react'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { imageGeneration, isUnderWay } from '../images/images-api.ts'
import { backgroundGenerationId } from './background-generations.ts'

/** Notifies the user how an image generation ended after its dialog was closed. */
export const EndOfGeneration = ({ id }: { id: string }) => {
  const { data } = useQuery(imageGeneration(id))
  useEffect(() => {
    if (!data || isUnderWay(data)) return
    backgroundGenerationId.set(null)
    const isOne = imageGeneratorFacts[data.generator].count === 1
    if (data.status === 'done')
      showSuccess(
        isOne
          ? 'Your image is ready. Find it under Uploaded Images.'
          : 'Your images are ready. Find them under Uploaded Images.',
      )
    if (data.status === 'failed')
      showError(`Image generation failed: ${data.message || messages.somethingWentWrong}`)
  }, [data])
  return null
}
