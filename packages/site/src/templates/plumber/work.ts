import type { Drawing } from '../../library/drawing.ts'
import type { SectionItem } from '../../library/section-content.ts'
import type { TradeService } from '../parts/service.ts'
import { drain, faucet, heater, hoseBib, leak, oldAndNew, roughIn } from './objects.ts'
import { services } from './services.ts'

interface Work {
  readonly drawing: Drawing
  /** Group in the list of what people call for. */
  readonly group: string
  /** How the work goes, in order. */
  readonly steps: readonly SectionItem[]
}

const step = (name: string, text: string): SectionItem => ({ name, text })
const now = 'When it cannot wait'
const planned = 'When it can be planned'

const work: Readonly<Record<string, Work>> = {
  leaks: {
    drawing: leak,
    group: now,
    steps: [
      step(
        'Close and listen',
        'With the main valve shut, the meter and the ear say whether it is supply or drain.',
      ),
      step(
        'Open once',
        'The wall is opened where pressure, sound, or dye point. One hole, as small as the tool allows.',
      ),
      step(
        'Repair and hold',
        'The new piece stays under pressure while the hole is still open. Then it may be closed.',
      ),
    ],
  },
  drains: {
    drawing: drain,
    group: now,
    steps: [
      step('Which fixtures', 'One slow sink is a trap. All of them at once is the line to the street.'),
      step(
        'Cable before chemicals',
        'A cable or water jet takes the blockage out. Say what was poured in before: it can burn.',
      ),
      step('Look again', 'A camera or a full bathtub shows whether the line is free or only open.'),
    ],
  },
  'water-heaters': {
    drawing: heater,
    group: now,
    steps: [
      step('Read the plate', 'Year, size, and fuel are on it. They decide half of the question.'),
      step(
        'Measure before parts',
        'Element, burner, anode, and valve are tested before anything is ordered.',
      ),
      step('Flush and set', 'Sediment out, temperature set, relief valve tried. Ask to be shown how.'),
    ],
  },
  'toilets-and-faucets': {
    drawing: faucet,
    group: planned,
    steps: [
      step(
        'Shutoff first',
        'If the valve below the fixture no longer closes, it is renewed in the same visit.',
      ),
      step(
        'Part, then fixture',
        'Washer, cartridge, or flapper by the make. A new fixture only when its parts are no longer made.',
      ),
      step(
        'Dry paper',
        'A sheet of paper below every joint overnight. In the morning it says what the eye missed.',
      ),
    ],
  },
  'bathroom-plumbing': {
    drawing: roughIn,
    group: planned,
    steps: [
      step('Drain first', 'Slope and vent set the places. The supply can follow almost anywhere.'),
      step(
        'Rough-in',
        'Lines in the open wall, each with its shutoff, then a photo with a ruler in it: you will drill there one day.',
      ),
      step(
        'Pressure, then tiles',
        'The test comes before the board. Fixtures are set when the room is clean.',
      ),
    ],
  },
  'pipe-replacement': {
    drawing: oldAndNew,
    group: planned,
    steps: [
      step('Map', 'Every line, its age and material, on one sheet. You keep it.'),
      step('One section at a time', 'The rest of the house keeps its water. The worst part goes first.'),
      step('Flush', 'Aerators off, water on, until it runs clear. Then the aerators go back, cleaned.'),
    ],
  },
  'outdoor-lines': {
    drawing: hoseBib,
    group: planned,
    steps: [
      step('Find the inside shutoff', 'It is labeled on the way, so that fall takes ten minutes.'),
      step(
        'Below the frost',
        'Lines lie deep or can be drained. A frost-free faucet closes inside the warm wall.',
      ),
      step('Run every head', 'One zone after another, with the meter in view.'),
    ],
  },
}

/** Services with the drawings of their trade and the group in which people look for them. */
export const plumbing: readonly TradeService[] = services.map((service) => ({
  ...service,
  picture: { ...service.picture, ...(work[service.slug] && { drawing: work[service.slug]!.drawing }) },
}))

/** Returns how the work of a service goes. */
export const stepsOf = ({ slug }: TradeService): readonly SectionItem[] => work[slug]?.steps ?? []

/** Returns the group of a service. */
export const groupOf = ({ slug }: TradeService): string => work[slug]?.group ?? planned
