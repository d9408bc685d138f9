import { Alert, Button, Stack, Text } from '@mantine/core'
import { importJsonValue, storedJson, textAsPlaceholders } from '@web2/builder'
import { useMutation } from '@tanstack/react-query'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { cloudPages } from '../../sites/resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { useWizard } from './wizard-context.ts'

const named = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')

/** Turns text such as {service} of a page into placeholders; whatever else is on the page stays as it is. */
const usePlaceholders = (pageId: string) =>
  useMutation({
    mutationFn: async (names: readonly string[]) => {
      const page = await cloudPages.get(pageId)
      const read = importJsonValue(page.document)
      if (!read.ok) throw new Error(read.message)
      const document = JSON.parse(
        storedJson(textAsPlaceholders(read.document, names)),
      ) as typeof page.document
      await cloudPages.patch(pageId, { document, basedOn: page.updatedAt })
    },
    onSuccess: () => showSuccess('Placeholders are filled on every page now.'),
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['turbo-checks'] }),
  })

const TurnInto = ({ pageId, names }: { readonly pageId: string; readonly names: readonly string[] }) => {
  const turning = usePlaceholders(pageId)
  return (
    <div>
      <Button size="xs" loading={turning.isPending} onClick={() => turning.mutate(names)}>
        Turn into placeholders
      </Button>
    </div>
  )
}

/** Warns if all pages would be equal, because the page contains no placeholder of the lists. */
export const SourceNotice = () => {
  const { values, check } = useWizard()
  const { source } = values
  const found = check?.source ?? null
  if (found === null || (found.usesLists && found.literal.length === 0)) return null
  const lists = values.lists.map(({ name }) => name)
  return (
    <Alert color="yellow" variant="light" role="status">
      <Stack gap="sm">
        <Text size="sm">
          {found.literal.length > 0
            ? `This page shows ${named(found.literal)} as text, so no value takes its place.`
            : `This page holds no placeholder of your lists, so all pages would read the same. Add ${named(lists)} to its text in the page builder, or choose another page.`}
        </Text>
        {found.literal.length > 0 && 'pageId' in source && (
          <TurnInto pageId={source.pageId} names={found.literal} />
        )}
      </Stack>
    </Alert>
  )
}
