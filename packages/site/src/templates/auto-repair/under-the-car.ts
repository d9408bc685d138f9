import { brake, lift, spring, tire } from './art.ts'
import { repairService } from './repair-service.ts'

const by = '[[ in {nap.city}]] by [[{nap.businessName}||{site.name}]]'

export const inspection = repairService({
  slug: 'inspection',
  name: 'Inspection',
  text: 'A walk around, under, and through the car, with a list by urgency.',
  lead: 'Before a long trip, before buying, or when you want to know where the car stands: everything that wears is looked at, measured, and put in order.',
  closing: 'Have it looked at before the money moves.',
  description: `Car inspection${by}: what is looked at, how the list by urgency reads, and what can wait.`,
  signs: [
    {
      name: 'You are about to buy it',
      text: 'Rust, leaks, and old repairs show from below. Have it looked at before the money moves, with the seller’s consent.',
    },
    {
      name: 'A long drive is ahead',
      text: 'Two weeks before is the right time: parts that turn out to be worn can still be ordered.',
    },
    {
      name: 'You have lost track',
      text: 'No book, no bills, a car from the family: one look sets the starting line for the years after it.',
    },
  ],
  waits: ['Scratches and stone chips above bare metal', 'A squeak from the dashboard'],
  steps: [
    {
      name: 'Around',
      text: 'Lights, glass, wipers, tires, and body gaps. It takes minutes and finds what the driver cannot see from the seat.',
    },
    {
      name: 'Under',
      text: 'On the lift: brakes, lines, exhaust, rust, leaks, and play in joints. Wet and dusty tell different stories.',
    },
    {
      name: 'Through',
      text: 'Fluids, battery, stored codes, and a short drive. Each finding goes on the list as now, soon, or later.',
    },
  ],
  done: 'A look and a list; nothing is repaired before you have read it',
  needed: 'The registration, the service book if there is one, and what you noticed',
  price: 'Whether wheels come off, and whether a report in writing is wanted',
  questions: [
    {
      name: 'Is this the state inspection?',
      text: 'Not by itself. Official tests have rules of their own and need an authorized station; ask whether this shop is one.',
    },
    {
      name: 'Do I have to repair what is on the list?',
      text: 'What makes the car unsafe, yes, wherever you have it done. For the rest the list is a plan, and the order is yours.',
    },
  ],
  picture: { words: 'mechanic lamp under car lift', alt: 'Looking under a car on the lift', drawing: lift },
})

export const brakes = repairService({
  slug: 'brakes',
  name: 'Brakes',
  text: 'Pads, discs, fluid, and lines, measured before anything is replaced.',
  lead: 'Some noises can wait until payday. Brakes cannot. A measured pad tells how much driving is left in it.',
  closing: 'Grinding? Leave it parked, and say where.',
  description: `Brake pads, discs, fluid and lines${by}: signs to take seriously, what is measured, what changes the price.`,
  signs: [
    {
      name: 'Grinding',
      text: 'Metal on metal. Every stop now cuts into the disc: park the car and call.',
    },
    {
      name: 'A soft or sinking pedal',
      text: 'Air or a leak in the lines. Do not drive on with it, not even home.',
    },
    {
      name: 'Shaking in the pedal or wheel',
      text: 'Discs that have worn unevenly. It stops, but later than it should.',
    },
  ],
  waits: ['A squeak on the first stop after rain', 'Brown dust on the front rims'],
  steps: [
    {
      name: 'Wheels off, calipers out',
      text: 'Linings and discs are measured in millimeters and compared with the least the maker allows.',
    },
    {
      name: 'Both sides of an axle',
      text: 'Pads are replaced in pairs, so that the car stops straight. Discs follow when they are thin, scored, or warped.',
    },
    {
      name: 'Fluid and first stops',
      text: 'Fluid is tested for water, lines for rust. New pads want a few gentle stops before they grip as they should.',
    },
  ],
  done: 'Measuring first; then pads, discs, fluid, or lines as the figures say',
  needed: 'Since when, at which speed, and from which wheel you think it comes',
  price: 'Pads alone or discs too, front or rear, and an electric parking brake',
  questions: [
    {
      name: 'How long do pads last?',
      text: 'It depends on weight, hills, and your right foot: for some drivers years, in city traffic far less. Have them measured at each tire change.',
    },
    {
      name: 'Why does the fluid need replacing?',
      text: 'It takes up water from the air, which boils on a long descent and leaves the pedal soft. Many makers ask for new fluid every two or three years.',
    },
  ],
  picture: {
    words: 'brake disc caliper close up wheel off',
    alt: 'Brake disc and caliper with the wheel off',
    drawing: brake,
  },
})

export const tires = repairService({
  slug: 'tires',
  name: 'Tires',
  text: 'Changed, balanced, aligned, and stored.',
  lead: 'Four patches the size of a hand are all that touches the road. Depth, age, and pressure decide how well they do it.',
  closing: 'Read us the size on the sidewall.',
  description: `Tires changed, balanced and aligned${by}: how to read wear and age, and what can wait.`,
  signs: [
    {
      name: 'One edge worn more than the other',
      text: 'Alignment. New tires alone would wear the same way.',
    },
    {
      name: 'A bulge or a cut in the sidewall',
      text: 'The cords below are broken. Drive slowly and not far: it cannot be repaired.',
    },
    {
      name: 'A light that comes back after filling',
      text: 'A slow leak: a screw, a valve, or rust on the rim.',
    },
  ],
  waits: ['A hum from winter tires on dry road', 'A scuffed hubcap'],
  steps: [
    {
      name: 'Read the tire',
      text: 'Depth inside, middle, and outside; date and size on the sidewall. The pattern of wear says what else is wrong.',
    },
    {
      name: 'Mount and balance',
      text: 'Each wheel is spun and weighted. What still shakes afterward is bent, or not a wheel.',
    },
    {
      name: 'Tighten twice',
      text: 'Nuts go on by torque, and once more after a short drive. Write the mileage down where you will see it.',
    },
  ],
  done: 'Mounting, balancing, alignment, puncture repair where the tread allows it',
  needed: 'The size from the sidewall, and how many miles a year you drive',
  price: 'Size and kind, sensors in the valves, alignment, and storage',
  questions: [
    {
      name: 'Can a puncture be repaired?',
      text: 'In the tread usually, if it is small and the tire was not driven flat. In the shoulder or sidewall it cannot.',
    },
    {
      name: 'Two new ones, front or rear?',
      text: 'On most cars the better pair goes to the rear, where losing grip is harder to catch. Cars with all-wheel drive may need all four alike.',
    },
  ],
  picture: { words: 'tire tread depth gauge', alt: 'Measuring the tread of a tire', drawing: tire },
})

export const suspension = repairService({
  slug: 'suspension',
  name: 'Suspension and steering',
  text: 'Noise, play, and pulling traced to the joint they come from.',
  lead: 'A knock over bumps is one worn joint out of a dozen. The work begins with finding out which.',
  closing: 'Which side, how fast, and on what road?',
  description: `Suspension and steering checked and repaired${by}: what knocks, what pulls, what can wait.`,
  signs: [
    {
      name: 'A knock over small bumps',
      text: 'Often a link or a bushing. Say which side and at which speed.',
    },
    {
      name: 'It wanders, and you correct',
      text: 'Play in the steering or a joint. Have it seen this week, and take the slow road.',
    },
    {
      name: 'It keeps nodding after a bump',
      text: 'Dampers that no longer damp. The way to a stop gets longer, most of all on a rough road.',
    },
  ],
  waits: ['A creak on the first cold morning', 'Surface rust on a thick arm'],
  steps: [
    {
      name: 'Drive it',
      text: 'The noise has to be heard once. You at the wheel, or in the other seat to say: that one.',
    },
    {
      name: 'Lift and lever',
      text: 'Wheels hang free, and every joint is moved by hand and by bar. Play shows, and so does a torn boot.',
    },
    {
      name: 'Repair and align',
      text: 'What was loosened changes the angles of the wheels, so alignment is often the last step and not an extra.',
    },
  ],
  done: 'Joints, links, bearings, springs, and dampers; alignment where angles change',
  needed: 'When it knocks, on which road, cold or warm, and what was hit lately',
  price: 'Which joint, rusted bolts, parts in pairs, and alignment after it',
  questions: [
    {
      name: 'Is a knocking car safe to drive?',
      text: 'It depends on the joint. A stabilizer link is a nuisance; a worn ball joint can let go. Until you know which, drive slowly and soon.',
    },
    {
      name: 'Why are dampers replaced in pairs?',
      text: 'A new one next to an old one makes the axle answer unevenly, which you feel in bends and when braking.',
    },
  ],
  picture: { words: 'car coil spring damper wheel arch', alt: 'A spring and its damper', drawing: spring },
})
