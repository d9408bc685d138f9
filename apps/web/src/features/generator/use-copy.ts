import { useMutation } from '@tanstack/react-query'
import { currentEdition, type Turbo } from '@web2/contract/generator'
import { sentenceFor } from '../../lib/api/errors.ts'
import { turbos } from './resources.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../lib/snackbar.ts'
import { definitionOf, valuesOf } from './project-values.ts'

const longest = 120
const suffix = ' (copy)'

/** Copies a project's definition to a new draft. */
export const useCopy = () =>
  useMutation({
    mutationFn: (turbo: Turbo) => {
      const definition = definitionOf(valuesOf(turbo))
      return turbos.create({
        ...definition,
        // a copy is a new project
        structure: { ...definition.structure, edition: currentEdition },
        name: `${turbo.name.slice(0, longest - suffix.length)}${suffix}`,
      })
    },
    onSuccess: ({ name }) => showSuccess(`Created “${name}”`),
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [turbos.path] }),
  })
