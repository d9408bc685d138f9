import type { SectionContent, SectionItem } from '../../library/section-content.ts'

/** Symptoms that a driver notices, with their usual cause and whether to drive on. */
const symptoms: readonly SectionItem[] = [
  {
    name: 'Squeals when braking',
    text: 'Often worn pads: a metal tab touches the rotor to say so. Rust after rain does it too, for a few stops.',
    note: 'Drive on? Gently, and have it seen soon. If it grinds, not a mile more.',
    label: 'What happens to the brakes',
    href: '/brakes',
  },
  {
    name: 'Pulls to one side',
    text: 'Often tire pressure, alignment, or a brake that does not let go.',
    note: 'Drive on? Check the pressure first. If one wheel is hot, stop.',
    label: 'How steering is checked',
    href: '/suspension',
  },
  {
    name: 'Shakes at speed',
    text: 'Often a wheel out of balance, sometimes a tire with a bulge.',
    note: 'Drive on? Slowly, until it is seen.',
    label: 'How tires are read',
    href: '/tires',
  },
  {
    name: 'Smells sweet',
    text: 'Coolant, on something hot or in the heater.',
    note: 'Drive on? Watch the gauge, and stop when it climbs. Leave the cap closed.',
    label: 'How a leak is found',
    href: '/inspection',
  },
  {
    name: 'Clicks, does not start',
    text: 'Battery, or a bad contact on the way to the starter.',
    note: 'Do not crank on. Look for white salt on the terminals.',
    label: 'How a battery is tested',
    href: '/battery',
  },
  {
    name: 'A light is on',
    text: 'Red means stop. Yellow means soon. Flashing means ease off and stop.',
    note: 'Take a photo of it, and note how the engine ran.',
    label: 'What a code can tell',
    href: '/engine-lights',
  },
]

/** The question a driver can answer before knowing the name of any part. */
export const whatDoesItDo: Partial<SectionContent> = {
  title: 'What does it do?',
  lead: 'Open the row that fits your car[[, then bring it to us in {nap.city}]].',
  items: symptoms,
}
