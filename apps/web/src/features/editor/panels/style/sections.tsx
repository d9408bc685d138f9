import { useSyncExternalStore, type ReactNode } from 'react'
import { blendModes } from './backgrounds/blend-modes.ts'
import { BackgroundLayers } from './backgrounds/background-layers.tsx'
import { useLayers } from './backgrounds/use-layers.ts'
import { OverlayControl } from './overlays/overlay-control.tsx'
import { isReplaced } from './block-kind.ts'
import { BorderControl } from './controls/border-control.tsx'
import { ChoiceControl, LineHeightControl, SelectControl, SwitchControl } from './controls/choice-control.tsx'
import { ColorControl } from './controls/color-control.tsx'
import { CornersControl } from './controls/corners-control.tsx'
import { FontControl } from './fonts/font-control.tsx'
import { WeightControl } from './fonts/weight-control.tsx'
import { FunctionsControl } from './controls/functions-control.tsx'
import { ImageControl } from './controls/image-control.tsx'
import { LayoutControls } from './controls/layout-controls.tsx'
import { LengthControl } from './controls/length-control.tsx'
import { MotionControls } from './motion/motion-controls.tsx'
import { NumberControl } from './controls/number-control.tsx'
import { OpacityControl } from './controls/opacity-control.tsx'
import { PlacedControls } from './controls/placed-controls.tsx'
import { ShadowControl } from './controls/shadow-control.tsx'
import { SidesControl } from './controls/sides-control.tsx'
import { StickyHelp } from './controls/sticky-help.tsx'
import { TextControl } from './controls/text-control.tsx'
import { ToneControl } from './controls/tone-control.tsx'
import fields from '../fields/fields.module.css'
import type { SectionTitle } from './section-order.ts'
import { BackdropControl } from './shapes/backdrop-control.tsx'
import { ClipControl } from './shapes/clip-control.tsx'
import { MaskControl } from './shapes/mask-control.tsx'
import { insetSides, marginSides, paddingSides } from './controls/sides.ts'
import { useStyleModel } from './use-style.ts'

/** A group of controls of the Style tab; its content renders when it is opened. */
export interface StyleSection {
  /** Explanation of a short title. */
  readonly hint?: string
  readonly content: () => ReactNode
}

const auto = ['auto']
const none = ['none']

const Pair = ({ children }: { readonly children: ReactNode }) => <div className={fields.pair}>{children}</div>

/** Controls for replaced elements; also shown where a value is set, so that it can be removed. */
const Fit = () => {
  const model = useStyleModel()
  const applies = useSyncExternalStore(
    model.subscribe,
    () =>
      model.records().some(isReplaced) ||
      ['object-fit', 'object-position'].some((property) => model.state(property).isSet),
  )
  if (!applies) return null
  return (
    <>
      <SelectControl
        property="object-fit"
        label="Object fit"
        options={['fill', 'contain', 'cover', 'none', 'scale-down']}
      />
      <TextControl property="object-position" label="Object position" hint="center" />
    </>
  )
}

const Size = () => (
  <>
    <Pair>
      <LengthControl property="width" label="Width" keywords={auto} />
      <LengthControl property="height" label="Height" keywords={auto} />
      <LengthControl property="min-width" label="Min width" keywords={auto} />
      <LengthControl property="min-height" label="Min height" keywords={auto} />
      <LengthControl property="max-width" label="Max width" keywords={none} />
      <LengthControl property="max-height" label="Max height" keywords={none} />
      <SelectControl property="overflow" label="Overflow" options={['visible', 'hidden', 'auto', 'scroll']} />
      <NumberControl property="aspect-ratio" label="Aspect ratio" />
      <Fit />
    </Pair>
  </>
)

const Spacing = () => (
  <>
    <SidesControl label="Margin" sides={marginSides} />
    <SidesControl label="Padding" sides={paddingSides} />
  </>
)

const Position = () => (
  <>
    <Pair>
      <SelectControl
        property="position"
        label="Position"
        options={['static', 'relative', 'absolute', 'fixed', 'sticky']}
      />
      <NumberControl property="z-index" label="Z-index" />
    </Pair>
    <SidesControl label="Inset" sides={insetSides} />
    <StickyHelp />
  </>
)

const Typography = () => (
  <>
    <FontControl />
    <Pair>
      <LengthControl property="font-size" label="Font size" />
      <SwitchControl property="font-style" label="Italic" on="italic" off="normal" />
    </Pair>
    <WeightControl />
    <Pair>
      <LengthControl property="letter-spacing" label="Letter spacing" keywords={['normal']} />
      <LengthControl property="word-spacing" label="Word spacing" keywords={['normal']} />
    </Pair>
    <ChoiceControl property="text-align" label="Text align" options={['left', 'center', 'right']} />
    <LineHeightControl property="line-height" label="Line height" />
    <ColorControl property="color" label="Text color" />
    <Pair>
      <SwitchControl property="text-decoration-line" label="Underline" on="underline" off="none" />
      <SelectControl
        property="text-transform"
        label="Text transform"
        options={['none', 'uppercase', 'lowercase', 'capitalize']}
      />
      <SelectControl
        property="white-space"
        label="White space"
        options={['normal', 'nowrap', 'pre-line', 'pre-wrap']}
      />
      <SelectControl
        property="text-wrap"
        label="Text wrap"
        options={['wrap', 'nowrap', 'balance', 'pretty']}
      />
    </Pair>
  </>
)

/** Fields of the only image; several layers have them one by one. */
const OneImage = () => (
  <>
    <ImageControl property="background-image" label="Background image" />
    <Pair>
      <SelectControl
        property="background-size"
        label="Background size"
        short="Image size"
        options={['cover', 'contain', 'auto']}
      />
      <SelectControl
        property="background-position"
        label="Background position"
        short="Image position"
        options={['top', 'bottom', 'left', 'right', 'center']}
      />
      <SelectControl
        property="background-repeat"
        label="Background repeat"
        short="Image repeat"
        options={['repeat', 'no-repeat', 'repeat-x', 'repeat-y']}
      />
      <SelectControl property="background-attachment" label="Attachment" options={['scroll', 'fixed']} />
    </Pair>
  </>
)

const Background = () => {
  const access = useLayers()
  return (
    <>
      <ToneControl />
      <ColorControl property="background-color" label="Background color" />
      {(access.layers?.length ?? 0) < 2 && <OneImage />}
      <OverlayControl {...access} />
      <BackgroundLayers {...access} />
    </>
  )
}

const Corners = () => (
  <>
    <CornersControl />
    <BorderControl />
  </>
)

const Shadows = () => (
  <>
    <ShadowControl property="box-shadow" label="Box shadow" />
    <ShadowControl property="text-shadow" label="Text shadow" />
  </>
)

const Shapes = () => (
  <>
    <ClipControl />
    <MaskControl />
  </>
)

const Effects = () => (
  <>
    <OpacityControl />
    <SelectControl property="mix-blend-mode" label="Blend mode" options={blendModes} />
    <SelectControl
      property="cursor"
      label="Cursor"
      options={['auto', 'default', 'pointer', 'text', 'move', 'not-allowed', 'zoom-in']}
    />
    <TextControl property="transition" label="Transition" hint="all 200ms ease" />
    <FunctionsControl property="transform" label="Transform" />
    <FunctionsControl property="filter" label="Filter" />
    <BackdropControl />
  </>
)

/** Properties of the panel, by section. */
export const styleSections: Readonly<Record<SectionTitle, StyleSection>> = {
  Layout: { content: LayoutControls },
  Placement: { hint: 'Position in the parent block', content: PlacedControls },
  Size: { content: Size },
  Spacing: { content: Spacing },
  Typography: { content: Typography },
  Background: { content: Background },
  'Corners and border': { content: Corners },
  Shadow: { content: Shadows },
  'Shape and mask': { content: Shapes },
  Position: { content: Position },
  Effects: { content: Effects },
  Motion: { hint: 'Movement on published pages', content: MotionControls },
}
