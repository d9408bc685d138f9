import { Button, FileButton } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { promptStackers } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { addStackers } from './stackers-api.ts'
import { readStackers } from './stacker-file.ts'
import { counted } from '../../../lib/text/counted.ts'

interface ImportButtonProps {
  /** Called with why a file was refused; null when another one is tried. */
  onRefusal: (sentence: string | null) => void
}

/** Maximum bytes of a file with prompt stackers. */
const mostBytes = 10_000_000

const importFile = async (file: File): Promise<{ added: number } | { refusal: string }> => {
  if (file.size > mostBytes)
    return { refusal: 'This file exceeds the 10 MB limit. Split it into smaller files.' }
  const read = readStackers(await file.text())
  if ('refusal' in read) return read
  await addStackers(read.stackers)
  return { added: read.stackers.length }
}

/** Button that imports prompt stackers from a JSON file. */
export const ImportButton = ({ onRefusal }: ImportButtonProps) => {
  const reset = useRef<() => void>(null)
  const taking = useMutation({
    mutationFn: importFile,
    onMutate: () => onRefusal(null),
    onSuccess: (answer) => {
      if ('refusal' in answer) onRefusal(answer.refusal)
      else showSuccess(`Imported ${counted(answer.added, 'prompt stacker')}`)
    },
    onError: (error) => onRefusal(Object.values(fieldErrors(error))[0] ?? sentenceFor(error)),
    onSettled: () => {
      // lets the user select the same file again after fixing it
      reset.current?.()
      return queryClient.invalidateQueries({ queryKey: [promptStackers.path] })
    },
  })
  return (
    <FileButton
      resetRef={reset}
      accept="application/json,.json"
      inputProps={{ 'aria-label': 'Prompt stacker file' }}
      onChange={(file) => {
        if (file !== null) taking.mutate(file)
      }}
    >
      {(props) => (
        <Button
          {...props}
          variant="default"
          loading={taking.isPending}
          leftSection={<IconUpload size={18} aria-hidden />}
        >
          Import
        </Button>
      )}
    </FileButton>
  )
}
