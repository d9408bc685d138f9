import { Menu, ScrollArea } from '@mantine/core'
import { IconDiamond, IconDiamondFilled } from '@tabler/icons-react'
import { tokenGroupsFor, tokenOfValue, tokenReference, withTokenValues, type Token } from '@web2/builder'
import { useState, type CSSProperties } from 'react'
import { NewToken } from '../theme/new-token.tsx'
import { labelIn, labelOfToken } from '../theme/token-labels.ts'
import { useTheme } from '../theme/use-theme.ts'
import { useProperty, useStyleModel } from './use-style.ts'
import styles from './token-button.module.css'
import { fitsProperty, writtenValue } from './style-values.ts'

interface TokenButtonProps {
  readonly property: string
  readonly label: string
  /** Further properties that take the same token, such as the other sides. */
  readonly also?: readonly string[]
}

interface ChoicesProps extends TokenButtonProps {
  readonly close: () => void
}

const Swatch = ({ token }: { readonly token: Token }) =>
  token.group === 'color' ? (
    <span className={styles.swatch} style={{ '--color': token.value } as CSSProperties} aria-hidden="true" />
  ) : null

/** Open menu of the tokens that fit a property. */
const Choices = ({ property, label, also = [], close }: ChoicesProps) => {
  const { theme } = useTheme()
  const model = useStyleModel()
  const { value, isSet } = useProperty(property)
  const [naming, setNaming] = useState(false)
  const groups = tokenGroupsFor(property)
  const used = tokenOfValue(value)
  const group = groups[0]
  const tokens = groups.flatMap(
    (each) =>
      theme?.tokens.filter(
        (token) =>
          token.group === each &&
          !token.isRetired &&
          fitsProperty(property, withTokenValues(token.value, theme)),
      ) ?? [],
  )
  const own = isSet && used === null && value !== undefined ? writtenValue(property, value) : ''
  const set = (next: string) => model.set(Object.fromEntries([property, ...also].map((each) => [each, next])))

  if (!theme || !group) return null
  return (
    <Menu opened position="bottom-end" withinPortal closeOnItemClick={!naming} onClose={close}>
      <Menu.Target>
        <button
          type="button"
          className={styles.token}
          data-used={used !== null}
          aria-label={`Design token for ${label}`}
          aria-expanded
          aria-haspopup="menu"
        >
          {used === null ? <IconDiamond size={13} /> : <IconDiamondFilled size={13} />}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {naming ? (
          <div className={styles.naming}>
            <NewToken
              theme={theme}
              group={group}
              value={own}
              close={close}
              added={(name) => set(tokenReference(name))}
            />
          </div>
        ) : (
          <>
            <ScrollArea.Autosize mah={280} type="auto">
              {tokens.length === 0 && <Menu.Label>This theme has no matching design tokens.</Menu.Label>}
              {tokens.map((token) => (
                <Menu.Item
                  key={token.name}
                  leftSection={<Swatch token={token} />}
                  aria-current={token.name === used}
                  className={styles.choice}
                  onClick={() => set(tokenReference(token.name))}
                >
                  <span>{labelOfToken(token)}</span>
                  <span className={styles.value}>{token.value}</span>
                </Menu.Item>
              ))}
            </ScrollArea.Autosize>
            {own !== '' && (
              <>
                <Menu.Divider />
                <Menu.Item closeMenuOnClick={false} onClick={() => setNaming(true)}>
                  Save {own} as a design token…
                </Menu.Item>
              </>
            )}
            {used !== null && (
              <>
                <Menu.Divider />
                <Menu.Item
                  onClick={() => set(theme.tokens.find(({ name }) => name === used)?.value ?? '')}
                  disabled={!theme.tokens.some(({ name }) => name === used)}
                >
                  Use the value instead
                </Menu.Item>
              </>
            )}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/**
 * Button beside a label that offers the theme's matching tokens and shows which one is used; nothing on a page
 * without a theme. The menu renders on first use, because the panel has dozens of controls.
 */
export const TokenButton = (props: TokenButtonProps) => {
  const { theme } = useTheme()
  const { value } = useProperty(props.property)
  const [isOpen, setOpen] = useState(false)
  if (!theme || tokenGroupsFor(props.property).length === 0) return null
  if (isOpen) return <Choices {...props} close={() => setOpen(false)} />
  const used = tokenOfValue(value)
  return (
    <button
      type="button"
      className={styles.token}
      data-used={used !== null}
      aria-label={
        used === null
          ? `Design token for ${props.label}`
          : `Design token for ${props.label}: ${labelIn(theme, used)}`
      }
      title={used === null ? 'Use a design token of the theme' : labelIn(theme, used)}
      aria-expanded={false}
      aria-haspopup="menu"
      onClick={() => setOpen(true)}
    >
      {used === null ? <IconDiamond size={13} /> : <IconDiamondFilled size={13} />}
    </button>
  )
}
