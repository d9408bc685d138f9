import { Button, Group, Loader, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import type { CategoryColor } from '@web2/contract/articles'
import { messages } from '@web2/contract/core'
import { useRef, useState } from 'react'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { categories } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { ColorChoice } from './color-choice.tsx'

/** Row that adds categories one by one. */
export const NewCategory = () => {
  const [name, setName] = useState('')
  const [color, setColor] = useState<CategoryColor>('gray')
  const [nameless, setNameless] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const adding = useMutation({
    // new categories are sent in order
    scope: { id: 'new category' },
    mutationFn: categories.create,
    onSuccess: (added, { name: sent }) => {
      showSuccess(`${added.name} was added.`)
      if (field.current?.value.trim() === sent) setName('')
      field.current?.focus()
    },
    onError: (error, { name: sent }) => {
      // the field shows the error if it still contains the refused name
      if (field.current?.value.trim() !== sent) showError(`${sent}: ${sentenceFor(error)}`)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [categories.path] }),
  })
  const refusal = adding.isError ? (fieldErrors(adding.error).name ?? sentenceFor(adding.error)) : null

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const typed = name.trim()
        setNameless(typed === '')
        const isOnItsWay = adding.isPending && adding.variables.name === typed
        if (typed !== '' && !isOnItsWay) adding.mutate({ name: typed, color })
      }}
    >
      <Group gap="xs" align="flex-start" wrap="nowrap" mb="md" maw="var(--app-form)">
        <ColorChoice label="Color of the new category" value={color} onChange={setColor} />
        <TextInput
          ref={field}
          flex={1}
          aria-label="New category"
          placeholder="New category"
          maxLength={100}
          autoComplete="off"
          value={name}
          error={nameless ? messages.required : refusal}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setNameless(false)
            if (adding.isError) adding.reset()
          }}
        />
        <Button
          type="submit"
          leftSection={
            adding.isPending ? <Loader size={18} color="currentColor" /> : <IconPlus size={18} aria-hidden />
          }
        >
          Add
        </Button>
      </Group>
    </form>
  )
}
