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
          ? 'Your picture is ready. It lies in your Uploaded Images.'
          : 'Your pictures are ready. They lie in your Uploaded Images.',
      )
    if (data.status === 'failed')
      showError(`${isOne ? 'Your picture' : 'Your pictures'}: ${data.message || messages.somethingWentWrong}`)
  }, [data])
  return null
}
