import { ActionIcon, Button, Group, Menu, Modal, NativeSelect, Stack, Text } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import {
  blocksWithToken,
  deleteToken,
  renameToken,
  replacementsOf,
  themeLimits,
  type Token,
} from '@web2/builder'
import { useState } from 'react'
import { showError } from '../../../../lib/snackbar.ts'
import { counted } from '../../../../lib/text/counted.ts'
import { NameDialog } from '../../../../ui/dialogs/name-dialog.tsx'
import { tokenUses } from '../../../sites/resources.ts'
import { useBuilder } from '../session/use-editor.ts'
import { useStyleCommand } from '../style/named/use-named-styles.ts'
import { labelOfToken } from './token-labels.ts'
import { useTheme } from './use-theme.ts'

interface TokenProps {
  readonly token: Token
}

/** Lists where a token is used, and asks for what its uses get instead. */
const DeleteDialog = ({ token, close }: TokenProps & { readonly close: () => void }) => {
  const { editor, opened, kind } = useBuilder()
  const { theme } = useTheme()
  const run = useStyleCommand()
  const [by, setBy] = useState('')
  const label = labelOfToken(token)
  const key = opened.siteKey
  const here = blocksWithToken(editor.store.document, token.name)
  const found = useQuery({
    queryKey: [tokenUses.path, key, token.name],
    queryFn: () => tokenUses.find({ siteId: key ?? '', name: token.name }),
    enabled: key !== undefined,
    staleTime: 0,
  })
  const uses = found.data?.data[0]
  const places = uses?.data.map(({ name }) => name).slice(0, 5) ?? []
  const more = (uses?.total ?? 0) - places.length
  const submit = () => {
    // unknown uses count too: a value that stays behind in the theme harms nothing
    const isUsedElsewhere = uses?.total !== 0
    const result = deleteToken(editor.store.document, {
      name: token.name,
      isUsedElsewhere,
      ...(by && { by }),
    })
    if (!result.ok) showError(result.reason.message)
    else run(`Delete design token “${label}”`, result)
    close()
  }
  return (
    <Modal opened onClose={close} title={`Delete “${label}”?`}>
      <Stack gap="sm">
        <Text size="sm">
          {here.length === 0
            ? `No block of this ${kind === 'section' ? 'section' : 'page'} uses it directly.`
            : `${counted(here.length, 'block')} of this ${kind === 'section' ? 'section' : 'page'} ${here.length === 1 ? 'uses' : 'use'} it.`}
          {places.length > 0 &&
            ` Saved pages and sections with it: ${places.join(', ')}${more > 0 ? ` and ${more.toLocaleString('en-US')} more` : ''}.`}
        </Text>
        <NativeSelect
          label="Use instead"
          description="Everything that uses it follows, on all pages."
          value={by}
          onChange={({ currentTarget }) => setBy(currentTarget.value)}
          data={[
            { value: '', label: `Its value, ${token.value}` },
            ...(theme ? replacementsOf(theme, token) : []).map((other) => ({
              value: other.name,
              label: labelOfToken(other),
            })),
          ]}
        />
        {by === '' && theme?.hasDark && token.dark !== undefined && here.length > 0 && (
          <Text size="xs" c="dimmed">
            The blocks get the light value, also in the dark variant.
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button color="red" loading={found.isFetching} onClick={submit}>
            Delete design token
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

/** Menu of a design token: rename, select its blocks, delete. */
export const TokenMenu = ({ token }: TokenProps) => {
  const { editor } = useBuilder()
  const run = useStyleCommand()
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null)
  // a theme has up to 500 rows, and each mounted menu costs as much as the row
  const [isOpen, setOpen] = useState<boolean | 'before'>(false)
  const label = labelOfToken(token)
  const close = () => setDialog(null)
  const selectBlocks = () => {
    const ids = blocksWithToken(editor.store.document, token.name)
    if (ids.length === 0) showError(`No block of this page uses “${label}” directly.`)
    else editor.select(ids)
  }
  return (
    <>
      {isOpen === true ? (
        <Menu opened position="bottom-end" onClose={() => setOpen('before')}>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size="sm" aria-label={`More for ${label}`}>
              <IconDots size={14} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setDialog('rename')}>Rename…</Menu.Item>
            <Menu.Item onClick={selectBlocks}>Select its blocks</Menu.Item>
            <Menu.Divider />
            <Menu.Item color="var(--mantine-color-error)" onClick={() => setDialog('delete')}>
              Delete…
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ) : (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={`More for ${label}`}
          aria-haspopup="menu"
          aria-expanded={false}
          // the closed menu returns the focus
          autoFocus={isOpen === 'before'}
          onClick={() => setOpen(true)}
        >
          <IconDots size={14} />
        </ActionIcon>
      )}
      {dialog === 'rename' && (
        <NameDialog
          title="Rename design token"
          description={`Its name in CSS stays --${token.name}.`}
          name={label}
          maxLength={themeLimits.label}
          confirm="Rename"
          empty="Enter a name."
          store={(name) =>
            Promise.resolve(run('Rename design token', renameToken(editor.store.document, token.name, name)))
          }
          onClose={close}
        />
      )}
      {dialog === 'delete' && <DeleteDialog token={token} close={close} />}
    </>
  )
}
