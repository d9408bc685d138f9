import type { Verdict } from '../rules/reason.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { Props } from '../tree/record.ts'
import type { CommandResult } from './command.ts'
import { endSamples } from './end-samples.ts'
import { canSetValues, editNodes, withValues } from './set-values.ts'

export interface SetProps {
  readonly ids: readonly string[]
  /** `undefined` removes a prop. */
  readonly props: Props
}

export const canSetProps = (document: BuilderDocument, { ids }: Pick<SetProps, 'ids'>): Verdict =>
  canSetValues(document, ids)

const looks: ReadonlySet<string> = new Set(['elementStyle', 'breakpoints', 'hover', 'motion'])

/** Sets props on all the nodes. Props other than styles end a sample. */
export const setProps = (document: BuilderDocument, { ids, props }: SetProps): CommandResult => {
  const verdict = canSetValues(document, ids)
  if (!verdict.ok) return verdict
  const isContent = Object.keys(props).some((name) => !looks.has(name))
  return editNodes(
    document,
    ids,
    (node) => {
      const next = withValues(node.props, props)
      return next === node.props ? node : { ...node, props: next }
    },
    isContent ? endSamples : undefined,
  )
}
