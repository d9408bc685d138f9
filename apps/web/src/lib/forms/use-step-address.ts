import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'

/** Where drafts that are made step by step are edited. */
type EditPath = '/campaigns/edit-campaign' | '/zoomer-site-builder/edit-generation'

/**
 * The address of a draft that is made step by step: a new one and one that is edited are one screen, which stays as it
 * is when a new draft gets its address.
 */
export const useStepAddress = <Step extends string>(editPath: EditPath) => {
  const { id, step } = useSearch({ strict: false })
  const navigate = useNavigate()
  // the wizard continues with the draft it created
  const [created, setCreated] = useState<string | null>(null)
  const onStep = useCallback(
    (next: Step) =>
      void navigate({
        to: '.',
        search: (old: object) => ({ ...old, step: next }),
        replace: true,
        // the draft goes along from step to step: no step has to wait until it is saved
        ignoreBlocker: true,
      }),
    [navigate],
  )
  const onCreated = useCallback(
    ({ _id }: { readonly _id: string }) => {
      setCreated(_id)
      void navigate({
        to: editPath,
        search: (old: object) => ({ ...old, id: _id }),
        replace: true,
        ignoreBlocker: true,
        // keeps the focus
        state: { sameScreen: true },
        resetScroll: false,
      })
    },
    [navigate, editPath],
  )
  return { id, step, key: id === created ? 'new' : (id ?? 'new'), onStep, onCreated }
}
