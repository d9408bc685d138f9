import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import { extractTokens, leastUses, proposeTokens, type TokenProposal } from '@web2/builder'
import { useState } from 'react'
import { showSuccess } from '../../../../lib/snackbar.ts'
import { counted } from '../../../../lib/text/counted.ts'
import { useBuilder } from '../session/use-editor.ts'
import { useStyleCommand } from '../style/named/use-named-styles.ts'
import { groupLabels, labelOfToken } from './token-labels.ts'
import styles from './theme.module.css'

const kinds = [
  ['block', 'block'],
  ['sheet', 'style sheet'],
  ['style', 'style'],
] as const

/** Returns what the chosen design tokens replace, such as “12 values in 9 blocks and 1 style sheet”. */
const replacedBy = (chosen: readonly TokenProposal[]): string => {
  const places = [...new Set(chosen.flatMap((each) => each.places))]
  const parts = kinds.flatMap(([kind, word]) => {
    const count = places.filter((place) => place.startsWith(`${kind} `)).length
    return count > 0 ? [counted(count, word)] : []
  })
  const last = parts.pop() ?? ''
  const uses = chosen.reduce((sum, each) => sum + each.uses, 0)
  return `${counted(uses, 'value')} in ${parts.length > 0 ? `${parts.join(', ')} and ` : ''}${last}`
}

interface ProposalProps {
  readonly proposal: TokenProposal
  readonly isChosen: boolean
  readonly toggle: () => void
}

const Proposal = ({ proposal: { token, uses, isPresent }, isChosen, toggle }: ProposalProps) => (
  <li>
    <Checkbox
      size="sm"
      checked={isChosen}
      onChange={toggle}
      label={
        <span className={styles.proposal}>
          {token.group === 'color' && (
            <span className={styles.proposedColor} style={{ background: token.value }} aria-hidden="true" />
          )}
          {labelOfToken(token)}
          {isPresent && ' (in your theme)'}
        </span>
      }
      description={`${token.value} · ${counted(uses, 'use')}`}
    />
  </li>
)

const nothing: ReadonlySet<string> = new Set()

/** Dialog that turns the values which a page contains again and again into design tokens. */
export const PageTokensDialog = ({ close }: { readonly close: () => void }) => {
  const { editor, opened } = useBuilder()
  const run = useStyleCommand()
  const [proposals] = useState(() => proposeTokens(editor.store.document))
  const [left, setLeft] = useState(nothing)
  const chosen = proposals.filter(({ key }) => !left.has(key))
  const fresh = chosen.filter(({ isPresent }) => !isPresent).length

  const toggle = (key: string) => {
    const next = new Set(left)
    if (!next.delete(key)) next.add(key)
    setLeft(next)
  }
  const submit = () => {
    const done = run(
      'Create design tokens',
      extractTokens(editor.store.document, { proposals: chosen, themeName: 'My theme' }),
    )
    if (done) showSuccess(`Design tokens replaced ${replacedBy(chosen)}`)
    close()
  }
  return (
    <Modal opened onClose={close} title="Design tokens from this page" size="lg">
      <Stack gap="sm">
        {proposals.length === 0 ? (
          <Text size="sm">
            No color, font, size or shadow on this page is used {leastUses} times or more. Add design tokens
            in the Theme panel instead.
          </Text>
        ) : (
          <Text size="sm">
            These values are used {leastUses} times or more, or equal a design token of your theme. The page
            keeps its look. You can undo this.
          </Text>
        )}
        {groupLabels.map(([group, label]) => {
          const ofGroup = proposals.filter(({ token }) => token.group === group)
          return ofGroup.length === 0 ? null : (
            <section key={group} aria-label={label}>
              <Text component="h3" size="sm" fw={600} m={0}>
                {label}
              </Text>
              <ul className={styles.proposals}>
                {ofGroup.map((proposal) => (
                  <Proposal
                    key={proposal.key}
                    proposal={proposal}
                    isChosen={!left.has(proposal.key)}
                    toggle={() => toggle(proposal.key)}
                  />
                ))}
              </ul>
            </section>
          )
        })}
        {chosen.length > 0 && (
          <Text size="sm" role="status">
            Replaces {replacedBy(chosen)}.
            {opened.siteKey !== undefined &&
              ' The design tokens are shared by all pages of the site. To use them on another page, open it and do this again.'}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {proposals.length === 0 ? 'Close' : 'Cancel'}
          </Button>
          {proposals.length > 0 && (
            <Button disabled={chosen.length === 0} onClick={submit}>
              {fresh > 0 ? `Create ${counted(fresh, 'design token')}` : 'Use design tokens'}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}
