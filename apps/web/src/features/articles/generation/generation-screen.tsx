import type { ReactNode } from 'react'
import { GeneratorSetup } from './generation-setup.tsx'
import { WritingView } from './generation-progress.tsx'

interface GeneratorScreenProps {
  /** The generation to show; without one a new one is set up. */
  readonly generationId: string | undefined
  readonly onShow: (generationId: string | undefined) => void
  readonly actions: (articleId: string, isAtWork: boolean) => ReactNode
}

/** Article generator: setup, then progress. */
export const GeneratorScreen = ({ generationId, onShow, actions }: GeneratorScreenProps) =>
  generationId === undefined ? (
    <GeneratorSetup onBegun={({ _id }) => onShow(_id)} />
  ) : (
    <WritingView id={generationId} onNew={() => onShow(undefined)} actions={actions} />
  )
