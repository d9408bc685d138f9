import { Alert, Progress, Skeleton, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messages } from '@web2/contract/core'
import {
  imageAlt,
  imageGeneratorFacts,
  insertedSize,
  ratioOf,
  type GeneratedImage,
  type ImageGeneration,
  type ImageGeneratorState,
} from '@web2/contract/media'
import { useEffect, useRef, useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import type { PickedPicture } from '../library/picked-image.ts'
import { ChoiceFoot } from '../images/choice-foot.tsx'
import { imageGeneration, isUnderWay } from '../images/images-api.ts'
import { imageGenerations } from '../resources.ts'
import styles from '../images/images.module.css'
import { GenerateForm } from './generate-form.tsx'
import { MadeGrid } from './made-grid.tsx'
import { backgroundGenerationId } from './background-generations.ts'
import { firstWanted, requestOf } from './generation-values.ts'

interface GeneratePanelProps {
  states: readonly ImageGeneratorState[]
  /** The latest image generation, running or just ended. */
  earlier: ImageGeneration | null
  prompt: string
  /** The image gets an alternative text. */
  withAlt: boolean
  onApply: (picture: PickedPicture) => void
  onClose: () => void
}

const Making = ({ generation }: { generation: ImageGeneration }) => (
  <div role="status" aria-label="Generating images">
    {generation.waitingFor !== '' && (
      <Text size="sm" mb="xs">
        {generation.waitingFor}
      </Text>
    )}
    <div className={styles.made}>
      {Array.from({ length: imageGeneratorFacts[generation.generator].count }, (_, at) => (
        <Skeleton
          key={at}
          className={styles.skeleton ?? ''}
          style={{ aspectRatio: ratioOf(generation.aspectRatio) }}
        />
      ))}
    </div>
    {generation.progress > 0 && (
      <Progress value={generation.progress} size="sm" mt="xs" aria-label="Progress" />
    )}
  </div>
)

const problemOf = ({ status, message }: ImageGeneration): string | null => {
  if (status !== 'failed' && status !== 'cancelled') return null
  return message || messages.somethingWentWrong
}

/**
 * Panel that generates images from a prompt; one of them is applied, and all are stored in the media library.
 */
export const GeneratePanel = (props: GeneratePanelProps) => {
  const { states, earlier, prompt, withAlt, onApply, onClose } = props
  const queryClient = useQueryClient()
  const [wanted, setWanted] = useState(() => firstWanted(states, earlier, prompt))
  const [id, setId] = useState(earlier?._id)
  const [picked, setPicked] = useState<GeneratedImage | null>(null)
  const [typedAlt, setAlt] = useState<string | null>(null)
  const watched = useQuery({ ...imageGeneration(id ?? ''), enabled: id !== undefined })
  const isShown = useRef(true)
  const starting = useMutation({
    mutationFn: () => imageGenerations.create(requestOf(wanted)),
    onSuccess: (started) => {
      queryClient.setQueryData(imageGeneration(started._id).queryKey, started)
      if (!isShown.current) backgroundGenerationId.set(started._id)
      setId(started._id)
      setPicked(null)
      setAlt(null)
    },
  })
  const stopping = useMutation({
    mutationFn: (generation: ImageGeneration) => imageGenerations.remove(generation._id),
  })

  const generation = id === undefined ? undefined : watched.data
  const isBusy = starting.isPending || (generation !== undefined && isUnderWay(generation))
  const underWay = useRef<string | null>(null)
  useEffect(() => {
    underWay.current = generation && isUnderWay(generation) ? generation._id : null
  })
  useEffect(() => {
    isShown.current = true
    backgroundGenerationId.set(null)
    return () => {
      isShown.current = false
      backgroundGenerationId.set(underWay.current)
    }
  }, [])
  const images = generation?.images ?? []
  const chosen = picked ?? (images.length === 1 ? (images[0] ?? null) : null)
  const alt = typedAlt ?? imageAlt(generation?.prompt ?? '')
  const error = starting.error ?? stopping.error ?? watched.error
  const problem = error ? sentenceFor(error) : generation ? problemOf(generation) : null
  const apply = ({ url, width, height }: GeneratedImage) =>
    onApply({ url, width, height, alt: alt.trim(), shown: insertedSize(generation?.aspectRatio ?? '1:1') })

  return (
    <>
      <GenerateForm
        states={states}
        wanted={wanted}
        onChange={setWanted}
        isBusy={isBusy}
        onGenerate={() => starting.mutate()}
        onStop={generation && isBusy ? () => stopping.mutate(generation) : undefined}
      />
      {problem !== null && !isBusy && (
        <Alert role="alert" color="red" variant="light" mt="md" p="xs">
          {problem}
        </Alert>
      )}
      <div className={styles.outcome}>
        {generation && isBusy && <Making generation={generation} />}
        {images.length > 0 && (
          <>
            <MadeGrid images={images} chosen={chosen} onChoose={setPicked} onApply={apply} />
            <p className={styles.note}>
              Saved to Uploaded Images.
              {generation?.cost != null && ` Cost: about $${generation.cost.toFixed(2)}.`}
              {generation?.status === 'done' && generation.message !== '' && ` ${generation.message}`}
            </p>
          </>
        )}
      </div>
      <footer className={styles.generateFoot}>
        <ChoiceFoot
          alt={chosen && withAlt ? alt : undefined}
          onAlt={setAlt}
          canApply={chosen !== null}
          onApply={() => chosen && apply(chosen)}
          onClose={onClose}
        />
      </footer>
    </>
  )
}
