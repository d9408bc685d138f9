import { Button, Menu, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import {
  blocksWithStyle,
  deleteNamedStyle,
  isElementDefault,
  namedStyleLimits,
  setNamedStyles,
  type NamedStyle,
} from '@web2/builder'
import type { StyleUses } from '@web2/contract/sites'
import { ask } from '../../../../lib/questions.ts'
import { counted } from '../../../../lib/text/counted.ts'
import { styleUses } from '../../../sites/resources.ts'
import { moved, NamedRowMenu } from '../fields/named-row-menu.tsx'
import panel from '../inspector/panel.module.css'
import { useBuilder } from '../session/use-editor.ts'
import named from '../style/named/named.module.css'
import { useNamedStyles, useStyleCommand } from '../style/named/use-named-styles.ts'

interface RowProps {
  readonly style: NamedStyle
  readonly all: readonly NamedStyle[]
  /** Where the saved pages of the site use it; unknown while that loads. */
  readonly uses: StyleUses | undefined
}

const placesText = ({ total, data }: StyleUses): string => {
  const shown = data.slice(0, 5).map(({ name }) => name)
  const more = total - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more.toLocaleString('en-US')} more` : shown.join(', ')
}

const Row = ({ style, all, uses }: RowProps) => {
  const { editor, kind } = useBuilder()
  const run = useStyleCommand()
  const here = isElementDefault(style) ? [] : blocksWithStyle(editor.store.document, style.id)
  const [at, peers] = [all.indexOf(style), all]
  const canMove = (by: 1 | -1) => {
    const other = peers[at + by]
    return other !== undefined && isElementDefault(other) === isElementDefault(style)
  }
  const move = (by: 1 | -1) =>
    run(`Move style “${style.name}”`, setNamedStyles(editor.store.document, moved(all, style, by)))
  const remove = () => run(`Delete style “${style.name}”`, deleteNamedStyle(editor.store.document, style.id))
  const askToRemove = () => {
    if (isElementDefault(style) || (here.length === 0 && uses?.total === 0)) return remove()
    const elsewhere = uses && uses.total > 0 ? ` It is used on: ${placesText(uses)}.` : ''
    ask({
      title: `Delete “${style.name}”?`,
      children: (
        <Text size="sm">
          Blocks of this {kind === 'section' ? 'section' : 'page'} keep their look as their own style. On
          other pages, blocks with this style lose it.{elsewhere}
        </Text>
      ),
      labels: { confirm: 'Delete style', cancel: 'Cancel' },
      onConfirm: remove,
    })
  }
  return (
    <li className={named.row}>
      <span className={named.rowName} title={style.name}>
        {style.name}
      </span>
      {!isElementDefault(style) && (
        <span className={named.count}>{here.length > 0 ? `${here.length} here` : 'Not here'}</span>
      )}
      <NamedRowMenu
        noun="style"
        name={style.name}
        maxLength={namedStyleLimits.name}
        canChange={!isElementDefault(style)}
        canMove={canMove}
        move={move}
        rename={(name) => {
          const renamed = all.map((each) => (each === style ? { ...style, name } : each))
          run('Rename style', setNamedStyles(editor.store.document, renamed))
        }}
        removeLabel={isElementDefault(style) ? 'Clear default' : 'Delete'}
        remove={askToRemove}
      >
        <Menu.Item disabled={here.length === 0} onClick={() => editor.select(here)}>
          Select its blocks
        </Menu.Item>
      </NamedRowMenu>
    </li>
  )
}

/** Named styles and element defaults of the site, in the order in which they override each other. */
export const StyleList = () => {
  const { editor, opened } = useBuilder()
  const all = useNamedStyles()
  const run = useStyleCommand()
  const key = opened.siteKey
  const ids = all.flatMap((style) => (isElementDefault(style) ? [] : style.id)).join()
  const found = useQuery({
    queryKey: [styleUses.path, key, ids],
    queryFn: () => styleUses.find({ siteId: key ?? '', ids }),
    enabled: key !== undefined && ids !== '',
    staleTime: 0,
  })
  const usesOf = ({ id }: NamedStyle) => found.data?.data.find(({ _id }) => _id === id)
  const isUnused = (style: NamedStyle) =>
    !isElementDefault(style) &&
    usesOf(style)?.total === 0 &&
    blocksWithStyle(editor.store.document, style.id).length === 0
  const unused = all.filter(isUnused)
  const [defaults, styles] = [all.filter(isElementDefault), all.filter((each) => !isElementDefault(each))]

  return (
    <details className={panel.section}>
      <summary>Styles</summary>
      <div className={panel.fields}>
        {all.length === 0 && (
          <Text size="xs" c="dimmed">
            None yet. Select a block and choose “Add style” in the Style panel.
          </Text>
        )}
        {styles.length > 1 && (
          <Text size="xs" c="dimmed">
            A style overrides those above it.
          </Text>
        )}
        {all.length > 0 && (
          <ul className={named.list} aria-label="Styles of this site">
            {[...defaults, ...styles].map((style) => (
              <Row key={style.id} style={style} all={all} uses={usesOf(style)} />
            ))}
          </ul>
        )}
        {found.isError && (
          <Text size="xs" c="var(--mantine-color-error)">
            The pages that use these styles could not be loaded. Reopen this panel to try again.
          </Text>
        )}
        {unused.length > 0 && (
          <Button
            size="compact-sm"
            variant="default"
            style={{ alignSelf: 'flex-start' }}
            onClick={() =>
              run(
                'Delete unused styles',
                setNamedStyles(
                  editor.store.document,
                  all.filter((style) => !unused.includes(style)),
                ),
              )
            }
          >
            Delete {counted(unused.length, 'unused style')}
          </Button>
        )}
      </div>
    </details>
  )
}
