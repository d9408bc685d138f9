import { Button, SegmentedControl, Select, Text, VisuallyHidden } from '@mantine/core'
import { IconArrowLeft, IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react'
import type { BindingData } from '@web2/builder'
import type { SiteTemplate } from '@web2/contract/sites'
import { useEffect, useRef, useState } from 'react'
import { Waiting } from '../../../ui/waiting.tsx'
import { TemplateFrame } from './template-frame.tsx'
import classes from './template-gallery.module.css'
import { useTemplateHtml, useTemplateTexts } from './use-template-html.ts'

const screens = [
  { value: 'desktop', label: 'Desktop', width: 1440, icon: IconDeviceDesktop },
  { value: 'tablet', label: 'Tablet', width: 834, icon: IconDeviceTablet },
  { value: 'phone', label: 'Phone', width: 390, icon: IconDeviceMobile },
]

interface TemplateViewProps {
  readonly template: SiteTemplate
  readonly data: BindingData
  readonly use: () => void
  readonly back: () => void
}

/** Pages of a template in full, at the widths of three kinds of screen. */
export const TemplateView = ({ template, data, use, back }: TemplateViewProps) => {
  const pages = useTemplateTexts(template.origin === 'built-in')?.previewPages(template._id) ?? []
  const first = useRef<HTMLButtonElement>(null)
  // the card that had the focus is hidden now
  useEffect(() => first.current?.focus(), [])
  const [slug, setSlug] = useState<string>()
  const [screen, setScreen] = useState('desktop')
  const html = useTemplateHtml(template, data, { slug })
  const page = pages.find((each) => each.slug === slug) ?? pages[0]
  const pageAt = (href: string) => pages.find((each) => each.href === href.replace(/[?#].*$/, ''))
  const { width = 1440 } = screens.find(({ value }) => value === screen) ?? {}
  return (
    <div className={classes.view}>
      <div className={classes.bar}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          onClick={back}
          ref={first}
        >
          All templates
        </Button>
        {pages.length > 1 && (
          <Select
            className={classes.page ?? ''}
            aria-label="Page"
            data={pages.map(({ slug: value, name, level }) => ({
              value,
              label: level > 1 ? `– ${name}` : name,
            }))}
            value={page?.slug ?? null}
            onChange={(next) => setSlug(next ?? undefined)}
            allowDeselect={false}
          />
        )}
        <SegmentedControl
          aria-label="Screen"
          value={screen}
          onChange={setScreen}
          data={screens.map(({ value, label, icon: Icon }) => ({
            value,
            label: (
              <>
                <Icon size={18} aria-hidden style={{ display: 'block' }} />
                <VisuallyHidden>{label}</VisuallyHidden>
              </>
            ),
          }))}
        />
        <Button className={classes.use ?? ''} onClick={use}>
          Use this template
        </Button>
      </div>
      {template.trade !== undefined && (
        <Text size="xs" c="dimmed">
          Reviews, prices, team and the like are samples. They’re published once you replace them.
        </Text>
      )}
      {html === null ? (
        <Waiting />
      ) : (
        <TemplateFrame
          key={page?.slug ?? ''}
          html={html}
          width={width}
          title={`${template.name}: ${page?.name ?? 'Home'}`}
          isPage={(href) => pageAt(href) !== undefined}
          follow={(href) => setSlug(pageAt(href)?.slug ?? slug)}
          leave={back}
        />
      )}
    </div>
  )
}
