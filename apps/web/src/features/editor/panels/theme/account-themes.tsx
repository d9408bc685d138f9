import { ActionIcon, Menu, Text } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Theme } from '@web2/builder'
import { limits } from '@web2/contract/core'
import type { AccountTheme, WholeAccountTheme } from '@web2/contract/sites'
import { withOwnTokens } from '@web2/site'
import { useState } from 'react'
import { isApiError, sentenceFor } from '../../../../lib/api/errors.ts'
import { queryClient } from '../../../../lib/query/query-client.ts'
import { ask } from '../../../../lib/questions.ts'
import { showError, showSuccess } from '../../../../lib/snackbar.ts'
import { NameDialog } from '../../../../ui/dialogs/name-dialog.tsx'
import { Failure } from '../../../../ui/failure.tsx'
import { showUndo } from '../../../../ui/undo-snackbar.tsx'
import { accountThemes } from '../../../sites/resources.ts'
import { ThemeCard } from './theme-card.tsx'
import styles from './theme.module.css'

/** How a list of themes gives one to the site. */
export interface ThemeChoice {
  readonly choose: (theme: Theme) => void
  readonly present: Theme | undefined
}

const refresh = () => queryClient.invalidateQueries({ queryKey: [accountThemes.path] })

/** Does something with the account's themes, shows why if it failed, and reads them again. */
const attempt = async (work: () => Promise<unknown>) => {
  try {
    await work()
  } catch (error) {
    showError(sentenceFor(error))
  }
  await refresh()
}

/** Adds a theme to the account. Rejects with the reason, such as a name that is taken. */
export const saveToAccount = async (name: string, theme: Theme): Promise<void> => {
  await accountThemes.create({ name, theme })
  showSuccess('Theme saved to your account')
  await refresh()
}

const bringBack = ({ name, theme }: WholeAccountTheme) =>
  attempt(async () => {
    await accountThemes.create({ name, theme })
    showSuccess(`“${name}” restored`)
  })

const remove = ({ _id, name }: AccountTheme) =>
  attempt(async () => {
    const whole = await accountThemes.get(_id)
    await accountThemes.remove(_id)
    showUndo(`“${name}” deleted`, () => void bringBack(whole))
  })

const askToReplace = ({ _id, name, updatedAt }: AccountTheme, theme: Theme) =>
  ask({
    title: `Replace “${name}”?`,
    children: (
      <Text size="sm">
        The saved theme gets the values of this site’s theme. Sites that use it keep what they have.
      </Text>
    ),
    labels: { confirm: 'Replace', cancel: 'Cancel' },
    onConfirm: () =>
      void attempt(async () => {
        await accountThemes.patch(_id, { theme, basedOn: updatedAt })
        showSuccess(`“${name}” replaced`)
      }),
  })

interface CardProps extends ThemeChoice {
  readonly saved: AccountTheme
}

const Card = ({ saved, choose, present }: CardProps) => {
  const [renaming, setRenaming] = useState(false)
  const take = () =>
    attempt(async () => choose(withOwnTokens((await accountThemes.get(saved._id)).theme, present)))
  return (
    <li className={styles.own}>
      <ThemeCard
        name={saved.name}
        sample={saved.sample}
        isCurrent={saved.name === present?.name}
        choose={() => void take()}
      />
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            className={styles.ownMenu}
            aria-label={`More for theme ${saved.name}`}
          >
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setRenaming(true)}>Rename…</Menu.Item>
          {present && (
            <Menu.Item onClick={() => askToReplace(saved, present)}>
              Replace with this site’s theme…
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Item color="var(--mantine-color-error)" onClick={() => void remove(saved)}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {renaming && (
        <NameDialog
          title="Rename theme"
          name={saved.name}
          maxLength={100}
          confirm="Rename"
          empty="Enter a theme name."
          store={async (name) => {
            await accountThemes
              .patch(saved._id, { name, basedOn: saved.updatedAt })
              .catch((error: unknown) => {
                // someone else changed it; the list shows the latest
                if (isApiError(error)) void refresh()
                throw error
              })
            await refresh()
          }}
          onClose={() => setRenaming(false)}
        />
      )}
    </li>
  )
}

/** Themes that the account saved, newest first; nothing before the first. */
export const AccountThemes = (props: ThemeChoice) => {
  const saved = useQuery({
    queryKey: [accountThemes.path, 'all'],
    queryFn: () => accountThemes.find({ $sort: { updatedAt: -1 }, $limit: limits.accountThemes }),
  })
  if (saved.isError)
    return <Failure message={sentenceFor(saved.error)} onRetry={() => void saved.refetch()} />
  const all = saved.data?.data ?? []
  if (all.length === 0) return null
  return (
    <>
      <Text component="h3" size="sm" fw={600} m={0}>
        Saved by your account
      </Text>
      <ul className={styles.gallery} aria-label="Themes of your account">
        {all.map((each) => (
          <Card key={each._id} saved={each} {...props} />
        ))}
      </ul>
      <Text component="h3" size="sm" fw={600} m={0}>
        Ready themes
      </Text>
    </>
  )
}
