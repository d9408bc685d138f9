import { Button, Checkbox, Modal, Progress, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconPhotoCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { shownText } from '@web2/builder'
import type { Setting } from '@web2/contract/accounts'
import { useCallback, useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { counted } from '../../../../lib/text/counted.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Failure } from '../../../../ui/failure.tsx'
import { Waiting } from '../../../../ui/waiting.tsx'
import { settingKeys } from '../../../accounts/settings/settings-api.ts'
import { isUsable, lastTab, orderedSources } from '../../../media/image-search/last-tab.ts'
import { generateImage, pickImage } from '../../../media/images/pick-image.ts'
import { creditOf, isOwnPlace, willFill, type PlaceFill } from '../../document/filling/fill-state.ts'
import { listedPlaces, placesOfOtherPages } from '../../document/filling/stored-pages.ts'
import { copyShown, shownPages } from '../../document/api/shown-copy.ts'
import { useBuilder } from '../session/use-editor.ts'
import { FillHead, type FillScope } from './fill-head.tsx'
import { FillReportNote } from './fill-report.tsx'
import { FillRow } from './fill-row.tsx'
import { useFill } from './use-fill.ts'
import bulk from '../bulk/bulk.module.css'
import styles from './fill-images.module.css'

interface ContentProps {
  readonly setting: Setting | null
  readonly close: () => void
  /** Whether images are being added, which only Stop ends. */
  readonly lock: RefObject<boolean>
  /** Hides the dialog while another one is open above the page. */
  readonly hideWhile: <Result>(work: () => Promise<Result>) => Promise<Result>
}

const firstSource = (setting: Setting | null) => {
  const last = lastTab.read()
  return last !== null && last !== 'uploads' && isUsable(last, setting) ? last : orderedSources(setting)[0]!
}

/** Returns the open page's id and name, and whether its site has others. */
const useSitePages = () => {
  const { opened } = useBuilder()
  const { siteKey } = opened
  const copy = siteKey === undefined ? undefined : copyShown(siteKey)
  const pageId = opened.key().split('/')[1] ?? ''
  return { siteKey, pageId, hasOthers: copy !== undefined && shownPages(copy).length > 1 }
}

const Content = ({ setting, close, lock, hideWhile }: ContentProps) => {
  const { editor, opened } = useBuilder()
  const site = useSitePages()
  const [source, setSource] = useState(() => firstSource(setting))
  const [scope, setScope] = useState<FillScope>('page')
  const [isCredited, setCredited] = useState(true)
  const credited = useRef(isCredited)
  useEffect(() => {
    credited.current = isCredited
  }, [isCredited])
  const filling = useFill(useCallback(() => credited.current, []))
  const { phase, fills, refusal, progress, report } = filling.state.use()
  const isSite = scope === 'site'
  const others = useQuery({
    queryKey: ['fill-images', site.siteKey, site.pageId],
    queryFn: () => placesOfOtherPages(site.siteKey ?? '', site.pageId),
    enabled: isSite && site.siteKey !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  })
  useEffect(() => {
    const name = isSite ? (opened.name.get() ?? '') : ''
    filling.begin([...listedPlaces(editor.store.document, null, name), ...((isSite && others.data) || [])])
    return filling.stop
  }, [filling, editor, opened, isSite, others.data])

  const choose = async (fill: PlaceFill, from: 'uploads' | 'all' | 'generate') => {
    const { key, wish } = fill.place
    const options = { search: wish.words, alt: fill.alt, ...(from === 'uploads' && { onlyUploads: true }) }
    const own = await hideWhile(() => (from === 'generate' ? generateImage(options) : pickImage(options)))
    if (own) filling.change(key, { own, alt: own.alt || fill.alt, isKept: false })
  }
  const search = () => {
    lastTab.write(source)
    void filling.searchIn(source)
  }
  const colors = Object.fromEntries(
    (editor.store.document.page.theme?.tokens ?? [])
      .filter(({ group }) => group === 'color')
      .map(({ name, value }) => [`--${name}`, value]),
  ) as CSSProperties

  const stock = fills.filter((fill) => !isOwnPlace(fill))
  const owners = fills.filter(isOwnPlace)
  const used = fills.filter(willFill)
  const inNeed = used.filter((fill) => creditOf(fill) !== null).length
  const isLoading = isSite && others.isPending
  const isTaking = phase === 'taking'
  useEffect(() => {
    lock.current = isTaking
  }, [lock, isTaking])
  const settled = stock.filter(
    ({ suggestion: { kind } }) => kind !== 'waiting' && kind !== 'searching',
  ).length
  const rows = (list: readonly PlaceFill[]) => (
    <ul className={styles.list}>
      {list.map((fill) => (
        <FillRow
          key={fill.place.key}
          fill={fill}
          section={shownText(fill.place.section, editor.data)}
          filling={filling}
          choose={(each, from) => void choose(each, from)}
        />
      ))}
    </ul>
  )

  return (
    <>
      {phase !== 'done' && (
        <FillHead
          setting={setting}
          source={source}
          onSource={setSource}
          scope={site.hasOthers ? scope : undefined}
          onScope={setScope}
          isBusy={phase === 'searching' || isTaking}
          canSearch={stock.length > 0}
          onSearch={search}
        />
      )}
      <div className={bulk.scroll} style={colors}>
        {report && <FillReportNote report={report} fills={fills} />}
        {refusal !== null && <Failure message={refusal} onRetry={() => void filling.searchAgain()} />}
        {isSite && others.isError && (
          <Failure message={sentenceFor(others.error)} onRetry={() => void others.refetch()} />
        )}
        {isLoading && !others.isError && <Waiting />}
        {!report && fills.length === 0 && !isLoading && (
          <EmptyState
            icon={IconPhotoCheck}
            title="No places to fill"
            text={`Every place for an image on this ${isSite ? 'site' : 'page'} has one. Ready-made sections and templates bring new places.`}
          />
        )}
        {!report && stock.length > 0 && (
          <section>
            <h2 className={bulk.heading}>{counted(stock.length, 'drawing')} to replace</h2>
            <p className={styles.note}>
              Each drawing is published until an image takes its place. Nothing changes before you confirm.
            </p>
            {rows(stock)}
          </section>
        )}
        {!report && owners.length > 0 && (
          <section className={styles.own}>
            <h2 className={bulk.heading}>{counted(owners.length, 'place')} for your own images</h2>
            <p className={styles.note}>
              Visitors take these for your work, your team or your goods, so stock photos don’t fit here.
            </p>
            {rows(owners)}
          </section>
        )}
      </div>
      <footer className={bulk.foot}>
        <Text size="sm" c="dimmed" role="status">
          {phase === 'searching' && `Found images for ${settled} of ${stock.length}`}
          {isTaking && `Adding ${progress.done} of ${progress.total} images`}
        </Text>
        {isTaking && (
          <Progress
            value={(progress.done / Math.max(1, progress.total)) * 100}
            aria-label="Images added"
            flex="1 1 120px"
          />
        )}
        {!isTaking && !report && inNeed > 0 && (
          <Checkbox
            size="sm"
            label={`Add image credits at the bottom of the page (${counted(inNeed, 'license')} require${inNeed === 1 ? 's' : ''} it)`}
            checked={isCredited}
            onChange={(event) => setCredited(event.currentTarget.checked)}
          />
        )}
        <div className={bulk.buttons}>
          {phase === 'searching' || isTaking ? (
            <Button variant="default" onClick={filling.stop}>
              Stop
            </Button>
          ) : (
            <Button variant="default" onClick={close}>
              {report ? 'Close' : 'Cancel'}
            </Button>
          )}
          {report
            ? fills.some(willFill) && <Button onClick={filling.review}>Review the rest</Button>
            : fills.length > 0 && (
                <Button
                  disabled={used.length === 0 || phase === 'searching'}
                  loading={isTaking}
                  onClick={() => void filling.use()}
                >
                  {used.length === 0 ? 'Use images' : `Use ${counted(used.length, 'image')}`}
                </Button>
              )}
        </div>
      </footer>
    </>
  )
}

/** Dialog that fills the places of pictures: all suggestions first, then all kept ones at once. */
export const FillImagesDialog = ({ close }: { readonly close: () => void }) => {
  const small = useMediaQuery('(max-width: 48em)')
  const setting = useQuery(settingKeys)
  const lock = useRef(false)
  const [hidden, setHidden] = useState(false)
  const hideWhile = useCallback(async <Result,>(work: () => Promise<Result>): Promise<Result> => {
    setHidden(true)
    try {
      return await work()
    } finally {
      setHidden(false)
    }
  }, [])
  return (
    <Modal
      opened
      onClose={() => !lock.current && close()}
      title="Fill images"
      size={940}
      fullScreen={small ?? false}
      // a click next to it would lose all choices
      closeOnClickOutside={false}
      closeOnEscape={!hidden}
      trapFocus={!hidden}
      {...(hidden && { styles: { root: { display: 'none' } } })}
      classNames={{ content: bulk.window ?? '', body: bulk.body ?? '' }}
    >
      {setting.isPending ? (
        <Waiting />
      ) : (
        <Content setting={setting.data ?? null} close={close} lock={lock} hideWhile={hideWhile} />
      )}
    </Modal>
  )
}
