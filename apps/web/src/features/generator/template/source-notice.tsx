import { Alert, Button, Stack, Text } from '@mantine/core'
import { importJsonValue, storedJson, textAsPlaceholders } from '@web2/builder'
import { useMutation } from '@tanstack/react-query'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { cloudPages } from '../../sites/resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { withRule } from '../content/rules.ts'
import { turboChecks, turboPreviews } from '../resources.ts'
import { isSourceEmpty } from '../use-check.ts'
import { useWizard } from '../wizard/wizard-context.ts'

const named = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')

/** Turns literal text such as {service} of a page into placeholders. */
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
    onSuccess: () => showSuccess('Placeholders added'),
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () =>
      Promise.all(
        [turboChecks, turboPreviews].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
      ),
  })

const TurnInto = ({ pageId, names }: { readonly pageId: string; readonly names: readonly string[] }) => {
  const turning = usePlaceholders(pageId)
  return (
    <div>
      <Button size="xs" loading={turning.isPending} onClick={() => turning.mutate(names)}>
        Convert to placeholders
      </Button>
    </div>
  )
}

/** Warns if all pages would be equal, because the page contains no placeholder of the lists. */
export const SourceNotice = () => {
  const { values, change, check } = useWizard()
  const { source } = values
  const found = check?.source ?? null
  if (found === null) return null
  if (isSourceEmpty(check))
    return (
      <Text size="sm" c="dimmed" role="status">
        This page is empty. Choose a template, or one of your pages.
      </Text>
    )
  if (found.usesLists && found.literal.length === 0) return null
  const lists = values.lists.map(({ name }) => name)
  const heading = check?.blocks.find(({ type }) => type === 'Heading')
  return (
    <Alert color="yellow" variant="light" role="status">
      <Stack gap="sm">
        <Text size="sm">
          {found.literal.length > 0
            ? `This page shows ${named(found.literal)} as plain text. Convert it, so that each page shows its own value.`
            : `This page contains none of your placeholders, so all pages would be identical. Select a text in the preview and add ${named(lists)}.`}
        </Text>
        {found.literal.length > 0 && 'pageId' in source && (
          <TurnInto pageId={source.pageId} names={found.literal} />
        )}
        {found.literal.length === 0 && heading !== undefined && values.pageName !== '' && (
          <div>
            <Button
              size="xs"
              onClick={() =>
                change({ rules: withRule(values.rules, { nodeId: heading.nodeId, text: values.pageName }) })
              }
            >
              Use “{values.pageName}” as heading
            </Button>
          </div>
        )}
      </Stack>
    </Alert>
  )
}
