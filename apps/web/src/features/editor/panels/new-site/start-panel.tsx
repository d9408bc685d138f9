import { Button, Drawer, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { CachedData } from '@web2/contract/sites'
import type { Theme } from '@web2/builder'
import { useId, useMemo, useState } from 'react'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { formatMoment } from '../../../../lib/dates.ts'
import { listingChosen } from '../../../listings/fields/find-listings.ts'
import { blankTemplate, templateList } from '../../../sites/targets/site-choices.ts'
import { copiesQuery, copyQuery } from '../../../sites/working-copy.ts'
import { Failure } from '../../../../ui/failure.tsx'
import { TextLink } from '../../../../ui/links.tsx'
import { NapSelect } from '../../../listings/picker/listing-select.tsx'
import { TemplateChoice } from '../../../sites/templates/template-choice.tsx'
import { ThemeGallery } from '../theme/theme-gallery.tsx'
import styles from './start-panel.module.css'

/** A change of either the template or the listing. */
export interface StartChange {
  readonly templateId?: string
  readonly napId?: string | null
}

export interface StartPanelProps {
  readonly opened: boolean
  readonly copy: CachedData
  readonly details: { readonly name: string; readonly email: string }
  /** Changes that are not applied yet. */
  readonly wanted: StartChange
  /** True until the canvas shows the latest choice. */
  readonly isArriving: boolean
  readonly choose: (change: StartChange) => void
  /** Theme that was chosen for the open page; undefined before a choice. */
  readonly theme: Theme | undefined
  readonly chooseTheme: (theme: Theme) => void
  /** Continues with another site that was never saved. */
  readonly resume: (initialDataId: string) => void
  readonly close: () => void
}

/** Sites of the account that were begun in other browsers and never saved. */
const Unfinished = ({ without, resume }: { without: string; resume: StartPanelProps['resume'] }) => {
  const { data } = useQuery(copiesQuery)
  const others = (data?.data ?? []).filter(
    ({ _id, siteId, revision }) => siteId === null && _id !== without && revision > 1,
  )
  if (others.length === 0) return null
  return (
    <section aria-label="Unsaved sites">
      <Text size="sm" fw={500} mb={4}>
        Unsaved sites
      </Text>
      <Stack gap="xs">
        {others.slice(0, 5).map(({ _id, updatedAt }) => (
          <Group key={_id} justify="space-between" wrap="nowrap">
            <Text size="sm">New site, last edited {formatMoment(updatedAt)}</Text>
            <Button size="xs" variant="default" flex="none" onClick={() => resume(_id)}>
              Continue
            </Button>
          </Group>
        ))}
      </Stack>
    </section>
  )
}

/** First panel of a new site: its template and listing, beside the canvas that follows each choice. */
export const StartPanel = ({
  opened,
  copy: loaded,
  details,
  wanted,
  isArriving,
  choose,
  theme,
  chooseTheme,
  resume,
  close,
}: StartPanelProps) => {
  const templates = useQuery(templateList)
  const themesId = useId()
  const [isBrowsing, setBrowsing] = useState(false)
  const { data: copy = loaded } = useQuery(copyQuery(loaded._id))
  const napId = wanted.napId === undefined ? copy.napId : wanted.napId
  const { data: nap } = useQuery(listingChosen(napId))
  const preview = useMemo(
    () => ({
      nap: nap ?? null,
      site: { name: details.name },
      email: details.email,
      year: new Date().getFullYear(),
    }),
    [nap, details.name, details.email],
  )
  return (
    <Drawer
      opened={opened}
      onClose={close}
      title="New site"
      size={440}
      withOverlay={false}
      lockScroll={false}
      trapFocus={false}
      // Escape belongs to the gallery on top
      closeOnEscape={!isBrowsing}
      classNames={{ title: styles.title, content: styles.content, body: styles.body }}
    >
      <Stack className={styles.choices ?? ''}>
        <Text size="sm" c="dimmed">
          Choose a business, a template and a theme, or start with a blank page. You name the site when you
          save it.
        </Text>
        <div>
          <NapSelect value={napId} onChange={(chosen) => choose({ napId: chosen })} />
          <Text size="sm" mt={6} c="dimmed">
            Not in the list?{' '}
            <TextLink
              to="/nap-databases/add-nap"
              search={{ from: 'build-site' }}
              underline="always"
              size="sm"
            >
              Add one
            </TextLink>
          </Text>
        </div>
        {templates.isError ? (
          <Failure message={sentenceFor(templates.error)} onRetry={() => void templates.refetch()} />
        ) : (
          <TemplateChoice
            templates={templates.data}
            value={wanted.templateId ?? copy.templateId ?? blankTemplate}
            onChange={(templateId) => choose({ templateId })}
            data={preview}
            compact
            onBrowse={setBrowsing}
          />
        )}
        <section className={styles.themes} aria-labelledby={themesId}>
          <Text id={themesId} component="h2" size="sm" fw={500} m={0}>
            Theme
          </Text>
          <ThemeGallery choose={chooseTheme} present={theme ?? copy.theme ?? undefined} />
        </section>
        <Unfinished without={copy._id} resume={resume} />
      </Stack>
      <div className={styles.foot}>
        <Button fullWidth loading={isArriving} onClick={close}>
          Start building
        </Button>
      </div>
    </Drawer>
  )
}
