import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { storedJson, nodeOf, sectionOfBlock, tagOf, type BuilderDocument } from '@web2/builder'
import { useState } from 'react'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { cloudModules } from '../../../sites/resources.ts'
import { showSuccess } from '../../../../lib/snackbar.ts'
import { Failure } from '../../../../ui/failure.tsx'
import { useBuilder, type SharedParts } from '../session/use-editor.ts'
import { editSection } from '../library/edit-section.ts'

type Kind = 'header' | 'footer'

/** Value for the open page's own block in the list of sections. */
const ofThisPage = 'of-this-page'

const words: Readonly<Record<Kind, { readonly title: string; readonly begins: string }>> = {
  header: { title: 'Header', begins: 'begin' },
  footer: { title: 'Footer', begins: 'end' },
}

/** Returns the page's own header or footer: a block with that tag directly on the page. */
const ownPart = (document: BuilderDocument, kind: Kind): string | null =>
  nodeOf(document, document.root).children.find((id) => {
    const record = nodeOf(document, id)
    return record.componentName !== 'Module' && tagOf(record) === kind
  }) ?? null

interface PartProps {
  readonly kind: Kind
  readonly parts: SharedParts
  readonly sections: readonly { readonly _id: string; readonly name: string }[]
  readonly done: () => void
}

const Part = ({ kind, parts, sections, done }: PartProps) => {
  const { editor, opened } = useBuilder()
  const { title, begins } = words[kind]
  const present = parts[`${kind}Id`]
  const [own] = useState(() => ownPart(editor.store.document, kind))
  const [chosen, setChosen] = useState<string | null>(present ?? (own === null ? null : ofThisPage))
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const named = sections.find(({ _id }) => _id === present)?.name

  const choices = [
    ...(own === null ? [] : [{ value: ofThisPage, label: `This page’s ${kind}` }]),
    ...sections.map(({ _id, name }) => ({ value: _id, label: name })),
  ]
  const sectionId = async (): Promise<string | null> => {
    if (chosen !== ofThisPage || own === null) return chosen
    const document = JSON.parse(storedJson(sectionOfBlock(editor.store.document, own))) as unknown
    const made = await cloudModules.create({
      name: `${title} of ${opened.data.site?.name ?? 'site'}`,
      document,
    })
    return made._id
  }
  const share = async (wanted: () => Promise<string | null>, told: string) => {
    setBusy(true)
    setRefusal(null)
    try {
      const why = await parts.share(kind, await wanted())
      setRefusal(why)
      if (why === null) {
        showSuccess(told)
        done()
      }
    } catch (error) {
      setRefusal(sentenceFor(error))
    }
    setBusy(false)
  }

  return (
    <Stack gap="xs" component="section" aria-label={title}>
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed">
        {present === null
          ? `Each page has its own ${kind}, or none.`
          : `All pages ${begins} with section “${named ?? '…'}”.`}
      </Text>
      <Select
        label={`Section for the ${kind}`}
        placeholder={choices.length > 0 ? 'Choose a section' : 'No sections yet'}
        data={choices}
        value={chosen}
        onChange={setChosen}
        disabled={choices.length === 0}
        searchable={choices.length > 8}
        nothingFoundMessage="No sections found"
        allowDeselect={false}
      />
      {refusal !== null && <Failure message={refusal} />}
      <Group gap="xs">
        <Button
          size="sm"
          loading={busy}
          disabled={chosen === null}
          onClick={() => void share(sectionId, `All pages now ${begins} with this ${kind}`)}
        >
          Use on all pages
        </Button>
        {present !== null && (
          <>
            <Button size="sm" variant="default" onClick={() => editSection(present)}>
              Edit section
            </Button>
            <Button
              size="sm"
              variant="subtle"
              color="red"
              disabled={busy}
              onClick={() => void share(() => Promise.resolve(null), `${title} removed from all pages`)}
            >
              Remove from all pages
            </Button>
          </>
        )}
      </Group>
    </Stack>
  )
}

/** Dialog for the header and footer that all pages of the site share. */
export const SharedPartsDialog = ({ close }: { readonly close: () => void }) => {
  const { sharedParts } = useBuilder()
  const { data, error, refetch } = useQuery({
    queryKey: [cloudModules.path, 'choices'],
    queryFn: () => cloudModules.findAll({ $sort: { name: 1 } }),
  })
  if (!sharedParts) return null
  return (
    <Modal opened onClose={close} title="Header and footer" size="md">
      <Stack gap="lg">
        <Text size="sm">
          Use one header and footer on all pages, including new ones. Locked parts are kept. Published pages
          update at the next publish.
        </Text>
        {error && <Failure message={sentenceFor(error)} onRetry={() => void refetch()} />}
        {data && (
          <>
            <Part kind="header" parts={sharedParts} sections={data} done={close} />
            <Part kind="footer" parts={sharedParts} sections={data} done={close} />
          </>
        )}
      </Stack>
    </Modal>
  )
}
