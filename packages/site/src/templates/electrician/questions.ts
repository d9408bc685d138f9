import type { SectionItem } from '../../library/section-content.ts'

/** Questions people ask an electrician first; each answer helps those who never call as well. */
export const questions: readonly SectionItem[] = [
  {
    name: 'A breaker keeps tripping. What now?',
    text: 'Unplug what is on that circuit, reset the breaker once, and add devices back one by one. If it trips with nothing plugged in, leave it off.',
  },
  {
    name: 'Is a warm outlet dangerous?',
    text: 'It can be. Stop using it, switch its circuit off at the panel, and have it checked.',
  },
  {
    name: 'Do I need a permit?',
    text: 'New circuits, panels and rewiring usually need one; rules differ by place. Ask before work starts who files it.',
  },
  {
    name: 'Can I add an EV charger to my panel?',
    text: 'That depends on the spare capacity. A load calculation answers it; load management can help when it is tight.',
  },
  {
    name: 'How long is the power off?',
    text: 'Only for the part that is worked on, with most jobs. A panel replacement often takes a working day without power.',
  },
  {
    name: 'What should I prepare?',
    text: 'Clear the way to the panel and the places of work, note which devices must not lose power, and keep pets away.',
  },
]
