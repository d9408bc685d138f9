import { Button, CloseButton, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { IconGrid } from './icon-grid.tsx'
import { fetchIcons, type IconLook, type LibraryIcon } from './icon-library.ts'
import styles from './icons.module.css'
import { recentIcons } from './recent-icons.ts'
import { searchIcons } from './search-icons.ts'

const pageSize = 160

export interface LibraryIconsProps {
  readonly look: IconLook
  readonly chosen: string
  readonly choose: (icon: LibraryIcon, look: IconLook) => void
}

/** Searches the icon library; shows the icons used last first. */
export const LibraryIcons = ({ look: firstLook, chosen, choose }: LibraryIconsProps) => {
  const [look, setLook] = useState(firstLook)
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(pageSize)
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const enters = useRef(false)
  const wanted = useDeferredValue(search)
  const library = useQuery({
    queryKey: ['icon-library', look],
    queryFn: () => fetchIcons(look),
    staleTime: Infinity,
    retry: false,
  })
  const icons = library.data ?? []
  const found = searchIcons(icons, wanted)
  const recent =
    wanted.trim() === ''
      ? recentIcons.names(look).flatMap((name) => icons.find((icon) => icon.name === name) ?? [])
      : []
  const take = (icon: LibraryIcon) => {
    recentIcons.add(look, icon.name)
    choose(icon, look)
  }
  const searchFor = (text: string) => {
    enters.current = false
    setSearch(text)
    setShown(pageSize)
  }
  const isCurrent = library.isSuccess && wanted === search
  const focusList = () => list.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  // A fast typist presses the arrow before the list has followed the search; the focus must not be on an icon that leaves.
  useEffect(() => {
    if (!isCurrent || !enters.current) return
    enters.current = false
    focusList()
  }, [isCurrent])
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      if (isCurrent) focusList()
      else enters.current = true
    }
    const [first] = searchIcons(icons, search)
    if (event.key === 'Enter' && search.trim() !== '' && first) take(first)
  }
  const grid = { look, chosen, choose: take }
  return (
    <Stack gap="sm">
      <Group gap="sm" wrap="nowrap">
        <TextInput
          ref={field}
          data-autofocus
          flex={1}
          aria-label="Search icons"
          placeholder="Search icons"
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={
            search && (
              <CloseButton
                aria-label="Clear search"
                onClick={() => {
                  searchFor('')
                  field.current?.focus()
                }}
              />
            )
          }
          value={search}
          onChange={(event) => searchFor(event.currentTarget.value)}
          onKeyDown={onKey}
        />
        <SegmentedControl
          aria-label="Icon style"
          data={[
            { value: 'outline', label: 'Outline' },
            { value: 'filled', label: 'Filled' },
          ]}
          value={look}
          onChange={(value) => setLook(value as IconLook)}
        />
      </Group>
      <div ref={list} className={styles.list}>
        {library.isError && (
          <Stack align="center" pt="xl">
            <Text c="dimmed">{library.error.message}</Text>
            <Button variant="default" onClick={() => void library.refetch()}>
              Try again
            </Button>
          </Stack>
        )}
        {library.isLoading && (
          <Text c="dimmed" ta="center" pt="xl" role="status">
            Loading icons
          </Text>
        )}
        {recent.length > 0 && (
          <>
            <h3 className={styles.groupName}>Recent</h3>
            <IconGrid label="Recent icons" icons={recent} {...grid} />
            <h3 className={styles.groupName}>All icons</h3>
          </>
        )}
        {found.length > 0 && <IconGrid label="Icons" icons={found.slice(0, shown)} {...grid} />}
        {found.length > shown && (
          <Button variant="default" fullWidth mt="sm" onClick={() => setShown(shown + pageSize)}>
            Show more icons
          </Button>
        )}
        {library.isSuccess && found.length === 0 && (
          <Text c="dimmed" ta="center" pt="xl" role="status">
            No icons match “{wanted.trim()}”
          </Text>
        )}
      </div>
      <Text fz="xs" c="dimmed">
        {library.isSuccess && found.length > 0 ? `${found.length.toLocaleString('en-US')} icons. ` : ''}
        Tabler Icons, MIT license
      </Text>
    </Stack>
  )
}
