import { createContext, use } from 'react'
import type { TurboCheck, TurboDefinition } from '@web2/contract/generator'
import type { TurboValues } from '../project-values.ts'

/** The block whose settings are open. */
export interface BlockSelection {
  /** Its node id; null if none is open. */
  readonly selected: string | null
  readonly select: (nodeId: string | null) => void
  /** Block to focus on the page, because its settings were closed; a new object each time. */
  readonly focusOnPage: { readonly nodeId: string } | null
}

/** State shared by the steps of the wizard. */
export interface WizardContext {
  readonly values: TurboValues
  readonly change: (part: Partial<TurboValues>) => void
  /** The latest checked definition. */
  readonly definition: TurboDefinition
  /** Result of the latest check; undefined until the first. */
  readonly check: TurboCheck | undefined
  /** true while a newer definition is being checked. */
  readonly isOld: boolean
  /** Visible errors by field. */
  readonly problems: Readonly<Record<string, string>>
  /** Returns the visible error of a field such as 'address', or undefined. */
  readonly problem: (field: string) => string | undefined
  readonly selection: BlockSelection
  /** Shows the page on screens where it is not beside the form; undefined where it is. */
  readonly openPreview: (() => void) | undefined
  readonly closePreview: () => void
}

export const WizardState = createContext<WizardContext | null>(null)

export const useWizard = (): WizardContext => {
  const wizard = use(WizardState)
  if (wizard === null) throw new Error('A wizard step is rendered outside the wizard.')
  return wizard
}
