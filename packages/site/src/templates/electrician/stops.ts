import type { SectionItem } from '../../library/section-content.ts'

const names = ['Call', 'Look', 'Offer', 'Work', 'Test'] as const

/** From the call to the noted value, whatever the job. */
export const fromCallToTest: readonly SectionItem[] = [
  {
    name: 'Call',
    text: 'Say what fails and since when. The label in the panel helps; a photo of it says it faster.',
  },
  { name: 'Look', text: 'We measure until the cause is found, and show you the value that is wrong.' },
  { name: 'Offer', text: 'Material and hours, each by name. Nothing is opened before you have read it.' },
  { name: 'Work', text: 'One circuit is off. The rest of the house stays on.' },
  { name: 'Test', text: 'Values are measured and noted, and the label in the panel is rewritten.' },
]

/** What happens at each stop of a service, in the order of the names. */
const stops: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  'panel-upgrades': [
    'Say what is to be added, and what trips today.',
    'Load, grounding and the way to the meter are looked at before a size is named.',
    'Panel, breakers, permit and the hours without power, each on its own line.',
    'The house is off until the new panel feeds it. What must not warm up is asked about first.',
    'Each circuit is measured, and its name is written where a guest can read it.',
  ],
  troubleshooting: [
    'What stopped, what was running, and the hour.',
    'The circuit is halved and halved again, until one part of it is left.',
    'You hear the cause first, and what it takes to repair it.',
    'The loose, burnt or wet part is renewed, not bridged.',
    'Everything that was running then is switched on again, at once.',
  ],
  rewiring: [
    'Which rooms, how old, and whether you stay in the house.',
    'Attic, basement and a few opened outlets show how lines can run.',
    'A plan of the circuits, room by room, with what has to be opened.',
    'One room at a time, with a line left on for the refrigerator.',
    'Each new circuit is measured before its wall is closed.',
  ],
  lighting: [
    'What you do in the room, and at which hour it is too dark.',
    'Where a line can run without opening the ceiling.',
    'Fixtures, dimmers and switches by name, so that they match.',
    'Places are marked with you before a hole is cut.',
    'From dark to bright, with all of them on: nothing may flicker or hum.',
  ],
  'ev-charging': [
    'The car, the miles of a usual day, and where it stands.',
    'A load calculation says what the panel can give beside the dryer.',
    'Line, protection, unit and permit, with and without load management.',
    'The line is run, and the panel is off only while it is connected.',
    'The car charges while the line is measured under load.',
  ],
  'outlets-and-switches': [
    'A list by room: add, move, or replace.',
    'Behind each one: the box, the wires, and the room left in the circuit.',
    'One price for the list, and what would change it.',
    'A circuit at a time is off, and covers go back straight.',
    'Ground and polarity are measured, and each GFCI is tripped once.',
  ],
  'surge-and-smoke-protection': [
    'How many bedrooms and levels, and the dates on the old alarms.',
    'Where people sleep, where fuel burns, and which slot in the panel is free.',
    'Each device by name, wired or with a battery, and when it is old.',
    'Alarms are hung and linked; the surge device goes next to the main breaker.',
    'One alarm is pressed, and all of them sound.',
  ],
  inspection: [
    'Why you ask: to buy, to rent out, to insure, or to renovate.',
    'The panel is opened, outlets are measured, attic and basement are seen.',
    'Before anyone comes you know what is checked, and what stays out of sight.',
    'No repairs on this day. What is dangerous is switched off and named.',
    'The written list: what is safe, what comes first, and what can wait.',
  ],
}

/** The order in which an inspection goes differs: its offer comes before the look. */
const order: Readonly<Record<string, readonly number[]>> = { inspection: [0, 2, 1, 3, 4] }

/** Returns the stops of a service. */
export const stopsOf = (slug: string): readonly SectionItem[] => {
  const said = stops[slug]
  if (!said) return fromCallToTest
  const items = names.map((name, at) => ({ name, text: said[at] ?? '' }))
  return (order[slug] ?? [0, 1, 2, 3, 4]).flatMap((at) => items[at] ?? [])
}
