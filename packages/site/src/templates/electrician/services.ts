import type { TradeService } from '../parts/service.ts'
import { done, needed, price } from '../parts/service-details.ts'
import { charger, kitchen, panel } from './art.ts'
import { alarm, checklist, meter, outlet, studs } from './work.ts'

const notNeeded = 'Not needed, or not yet'
const by = '[[ in {nap.city}]] by [[{nap.businessName}||{site.name}]]'

/** Services of an electrician, in the order of the circuits in the panel of the first page. */
export const services: readonly TradeService[] = [
  {
    slug: 'panel-upgrades',
    name: 'Panel upgrades',
    text: 'New panels with room for what the house needs next.',
    title: 'Panel upgrades[[ in {nap.city}]]',
    lead: 'A panel is replaced when it is full, worn, or too small for what comes next. At the end every circuit has its breaker, its label and its measured value.',
    closing: 'Open the door, photograph the label, send it.',
    description: `Panels replaced and enlarged${by}: signs that one is full or worn, what is not needed, and what changes the price.`,
    details: [
      {
        name: 'No free slot, and wires that share one',
        text: 'Two wires under a breaker made for one, or extension cords that have become permanent: the house has outgrown the panel.',
      },
      {
        name: 'Rust, heat marks, or a hum',
        text: 'Water and loose connections leave traces. Leave the cover on: parts behind it stay live even with the main breaker off.',
      },
      {
        name: 'Fuses, or a make with a record',
        text: 'Some old panels are known for breakers that do not trip. The name on the door and the year of the house tell whether yours is one to check.',
      },
      { name: 'A new panel because one breaker is worn: it can be replaced by itself', group: notNeeded },
      { name: 'A larger service for three more circuits: a subpanel may do', group: notNeeded },
      { name: 'Load calculated, panel replaced, circuits labeled, values noted', ...done },
      { name: 'A photo of the open door and its label, cover on', ...needed },
      { name: 'Size of the service, grounding, distance to the meter, permit', ...price },
    ],
    questions: [
      {
        name: 'How large should the new panel be?',
        text: 'A load calculation answers it: it adds up what runs in the house and what you plan. Spare slots cost little now and a lot later.',
      },
      {
        name: 'Is the utility involved?',
        text: 'Usually, when the service changes or the meter has to be disconnected. Ask before work starts who applies, and on which day the power is off.',
      },
    ],
    picture: {
      words: 'electrician wiring electrical panel close up',
      alt: 'Wired panel with labeled circuits',
      drawing: panel(600, 400),
    },
  },
  {
    slug: 'troubleshooting',
    name: 'Troubleshooting',
    text: 'Tripping breakers, dead outlets and flicker, traced to the cause.',
    title: 'Troubleshooting[[ in {nap.city}]]',
    lead: 'A breaker that trips is doing its work. The question is what it protects you from, and measuring answers it faster than swapping parts.',
    closing: 'Leave it off, note the hour, then tell us.',
    description: `Electrical faults traced${by}: what tripping, flicker and warm outlets mean, what to switch off, and what to note.`,
    details: [
      {
        name: 'It trips again with nothing plugged in',
        text: 'Then the fault is in the wiring or in the breaker itself. Leave it off; a breaker that is reset again and again heats what is broken.',
      },
      {
        name: 'Lights flicker when something starts',
        text: 'One room points to a loose connection there. The whole house points to the panel or the utility’s line, and that is a reason to call today.',
      },
      {
        name: 'Half of the outlets in a room are dead',
        text: 'Look for a GFCI outlet with a reset button first, also in the garage, the bathroom and outside. If pressing it changes nothing, a connection has failed on the way.',
      },
      {
        name: 'A burning smell, smoke, or sparks',
        text: 'Switch the main breaker off if you can reach it safely. If there is smoke, leave the house and call 911 first.',
      },
      { name: 'A bulb that flickers alone: try another bulb before anything else', group: notNeeded },
      { name: 'An adapter that hums while it charges', group: notNeeded },
      { name: 'Circuit measured section by section until the cause is found, then repaired', ...done },
      { name: 'What fails, since when, and what else was running', ...needed },
      { name: 'How often it shows itself, and how much has to be opened', ...price },
    ],
    questions: [
      {
        name: 'Why does it only happen sometimes?',
        text: 'Heat opens a loose connection, and it closes again when it cools. Write down the hour and what was running: two notes often find the circuit.',
      },
      {
        name: 'Can I replace the breaker myself?',
        text: 'Better not. Part of the panel stays live with the main off, a breaker must be made for that panel, and a stronger one lets the wire burn first.',
      },
    ],
    picture: {
      words: 'multimeter measuring outlet close up',
      alt: 'Measuring an outlet with a multimeter',
      drawing: meter,
    },
  },
  {
    slug: 'rewiring',
    name: 'Rewiring',
    text: 'Room by room or the whole house, with a circuit plan you keep.',
    title: 'Rewiring[[ in {nap.city}]]',
    lead: 'Wiring ages out of sight. It can be renewed one room at a time, and the plan of the circuits stays in the house.',
    closing: 'Start with the room that worries you.',
    description: `Old wiring renewed${by}, one room or the whole house: signs of age, the order of work, and what changes the price.`,
    details: [
      {
        name: 'Outlets with two slots and no ground',
        text: 'They fit old appliances only, and adapters do not add the ground that is missing.',
      },
      {
        name: 'Cloth, knobs and tubes in the attic',
        text: 'Insulation of the first half of the last century crumbles when it is touched. It should be neither moved nor buried under new insulation.',
      },
      {
        name: 'Aluminum wires from the sixties and seventies',
        text: 'Their connections loosen with heat. There are approved ways to repair them; which one fits is seen at the outlets.',
      },
      { name: 'Opening every wall: many lines go through attic, basement and old routes', group: notNeeded },
      { name: 'The whole house at once, if one room is the worry', group: notNeeded },
      { name: 'Plan drawn, lines pulled, circuits connected, each one tested', ...done },
      { name: 'Which rooms may be empty, and where you want outlets', ...needed },
      { name: 'Access from attic or basement, kind of walls, number of circuits', ...price },
    ],
    questions: [
      {
        name: 'Can we live in the house during the work?',
        text: 'Often yes, if it is done room by room and one circuit stays on for the refrigerator. Ask for the order of rooms before the first wall is opened.',
      },
      {
        name: 'Who closes the walls?',
        text: 'That is a trade of its own. The offer should say whether patching and paint belong to it, or who does them.',
      },
    ],
    picture: {
      words: 'electrical cables wall studs rewiring',
      alt: 'New cables pulled through the studs of a wall',
      drawing: studs,
    },
  },
  {
    slug: 'lighting',
    name: 'Lighting',
    text: 'Indoor, outdoor, and dimming that suits the room.',
    title: 'Lighting[[ in {nap.city}]]',
    lead: 'Light is planned from what is done in a room, and only then from the lamp. The wiring decides what is possible without opening a ceiling.',
    closing: 'Show us the room by day and by night.',
    description: `Lights planned, wired and dimmed${by}, indoors and out: what to decide first, what can wait, and what changes the price.`,
    details: [
      {
        name: 'Light where the hands are',
        text: 'A lamp behind you puts the counter in your shadow. Light under the cabinets needs one small line and changes the kitchen.',
      },
      {
        name: 'Dimming that does not flicker',
        text: 'Most flicker comes from a dimmer and a bulb that were not made for each other. Note the type of both before you buy either.',
      },
      {
        name: 'Outdoors, a line that may get wet',
        text: 'Fixture, box and cable each need a rating for the place, and the circuit needs ground-fault protection.',
      },
      { name: 'New wiring for a new lamp in the same place', group: notNeeded },
      { name: 'Colored and connected bulbs, before the switches are right', group: notNeeded },
      { name: 'Places marked, lines run, fixtures hung, switches set', ...done },
      { name: 'What you do in the room, and photos by day and by night', ...needed },
      { name: 'Number of fixtures, height of the ceiling, access above it', ...price },
    ],
    questions: [
      {
        name: 'Can I supply my own lamps?',
        text: 'Yes, if they are listed for use here and fit the box. Send the data sheet before the appointment, weight included.',
      },
      {
        name: 'Can a light get a second switch?',
        text: 'Yes, with a line between the switches, or with a wireless one where a wall should stay closed.',
      },
    ],
    picture: {
      words: 'kitchen under cabinet lighting',
      alt: 'Light below kitchen cabinets on a counter',
      drawing: kitchen,
    },
  },
  {
    slug: 'ev-charging',
    name: 'EV charging',
    text: 'The line, the protection and the wall unit for your car.',
    title: 'EV charging[[ in {nap.city}]]',
    lead: 'A car charges for hours at a stretch, longer than an oven ever runs. So the line comes first, and the wall unit second.',
    closing: 'The panel, the parking place, and the way between.',
    description: `Lines and wall units for electric cars${by}: what your panel can carry, what to photograph, and what changes the price.`,
    details: [
      {
        name: 'Spare capacity, calculated',
        text: 'A load calculation says how much the service can give at once. Where it is tight, load management lets the car wait for the dryer.',
      },
      {
        name: 'The way from the panel to the car',
        text: 'Its length, and whether it runs inside, outside or below ground, decides more than the unit does.',
      },
      {
        name: 'Miles per night, not power',
        text: 'Most cars stand at home long enough for a modest charge. What you drive in a day sizes the line.',
      },
      { name: 'The strongest unit, if the car cannot take what it gives', group: notNeeded },
      { name: 'A larger service, before load management has been considered', group: notNeeded },
      { name: 'Load calculated, line run, unit mounted, set and tested', ...done },
      { name: 'Photos of the panel, the parking place, and the way between', ...needed },
      { name: 'Length of the line, spare capacity, permit, trenching', ...price },
    ],
    questions: [
      {
        name: 'Is an ordinary outlet enough?',
        text: 'For few miles a day it can be, on a circuit of its own and in good condition. A worn outlet gets hot under hours of load: have it checked first.',
      },
      {
        name: 'Are there rebates?',
        text: 'Utilities and states often have them, and they change. Look yours up before you buy, since many ask for a permit or a listed unit.',
      },
    ],
    picture: {
      words: 'ev charger on house wall',
      alt: 'A charging station on the wall of a house',
      drawing: charger,
    },
  },
  {
    slug: 'outlets-and-switches',
    name: 'Outlets and switches',
    text: 'Added, moved, or replaced where you need them.',
    title: 'Outlets and switches[[ in {nap.city}]]',
    lead: 'The part you touch is the part that wears. Small work, best done in one visit for the whole list.',
    closing: 'Make the list by room, then send it once.',
    description: `Outlets and switches added, moved or replaced${by}: which ones should not wait, how to make a list, and what changes the price.`,
    details: [
      {
        name: 'Warm, brown, or crackling',
        text: 'Stop using it and switch its circuit off at the panel. Heat at an outlet is a connection that has come loose.',
      },
      {
        name: 'Plugs that fall out',
        text: 'The contacts have lost their grip. What hangs loose makes heat, so the outlet is replaced and not bent back.',
      },
      {
        name: 'Near water, without a test button',
        text: 'Kitchens, baths, garages and outdoor places need ground-fault protection. It is added at the outlet or in the panel.',
      },
      { name: 'A cracked cover plate with nothing bare behind it', group: notNeeded },
      { name: 'Matching colors, until the next visit', group: notNeeded },
      { name: 'Old parts out, connections remade, new ones tested', ...done },
      { name: 'A list by room, with a photo of each', ...needed },
      { name: 'How many in one visit, and whether a line is there', ...price },
    ],
    questions: [
      {
        name: 'Can an outlet go anywhere?',
        text: 'Nearly. It depends on what is in the wall and on the spare room in the circuit; a photo of both sides of the wall helps.',
      },
      {
        name: 'Why does my GFCI trip?',
        text: 'Something leaks current, often a damp appliance or an outdoor box. Unplug everything behind it, reset once, and add things back one by one. If it trips with nothing plugged in, leave it off.',
      },
    ],
    picture: {
      words: 'wall outlet installation screwdriver close up',
      alt: 'Fitting an outlet into a wall box',
      drawing: outlet,
    },
  },
  {
    slug: 'surge-and-smoke-protection',
    name: 'Surge and smoke protection',
    text: 'Devices placed and tested.',
    title: 'Surge and smoke protection[[ in {nap.city}]]',
    lead: 'One device guards what is plugged in, the other those who are asleep. Both are placed once and tested for as long as they hang there.',
    closing: 'Read the date on the back of each alarm.',
    description: `Surge protection in the panel and smoke alarms in their places${by}: where each belongs, how to test it, and when it is old.`,
    details: [
      {
        name: 'Surges come from the street and from inside',
        text: 'Lightning and the grid send the large ones, motors in the house the small ones. A device in the panel catches most of both.',
      },
      {
        name: 'Smoke alarms, near where people sleep',
        text: 'In each bedroom, outside the bedrooms, and on every level, linked so that one wakes all. Carbon monoxide alarms belong there too where fuel is burned or a garage adjoins.',
      },
      {
        name: 'A date on the back',
        text: 'Smoke alarms age. After ten years from the date of manufacture they are replaced, even if they still beep.',
      },
      { name: 'A surge strip behind every lamp', group: notNeeded },
      { name: 'A new alarm because it chirps once a minute: try a battery first', group: notNeeded },
      { name: 'Devices placed, wired where needed, and tested with you', ...done },
      { name: 'Number of bedrooms and levels, a photo of the panel', ...needed },
      { name: 'Wired or battery alarms, number of places, free slots', ...price },
    ],
    questions: [
      {
        name: 'Does it protect from a direct strike?',
        text: 'No device promises that. It lowers what arrives; unplugging before the storm is still the best protection.',
      },
      {
        name: 'How do I test a smoke alarm?',
        text: 'Hold its button until it sounds, once a month. If the others stay silent, they are not linked.',
      },
    ],
    picture: {
      words: 'smoke alarm ceiling installation hands',
      alt: 'Mounting a smoke alarm on a ceiling',
      drawing: alarm,
    },
  },
  {
    slug: 'inspection',
    name: 'Inspection',
    text: 'A written list that says which parts are safe, and which to repair first.',
    title: 'Electrical inspection[[ in {nap.city}]]',
    lead: 'Before you buy, rent out, insure or renovate, it helps to know what is in the walls. You get a list, and the list says what comes first.',
    closing: 'Ask before you buy it, or rent it out.',
    description: `Wiring and panels inspected${by}: what is measured, what the written list says, and how to prepare for the visit.`,
    details: [
      {
        name: 'The panel, opened',
        text: 'Size, heat, corrosion, breakers that fit their wires, and labels that are true.',
      },
      {
        name: 'Outlets, measured',
        text: 'Ground, polarity and protection in each room, and the places near water twice.',
      },
      {
        name: 'What can be seen of the wiring',
        text: 'Attic, basement, boxes. The list says which kind it is, and which parts stayed out of sight.',
      },
      { name: 'Repairs on the same day: first the list, then the decision', group: notNeeded },
      { name: 'Opened walls', group: notNeeded },
      { name: 'Panel, outlets and visible wiring checked, findings in writing', ...done },
      { name: 'Access to the panel, attic and basement, and the age of the house', ...needed },
      { name: 'Size of the house, number of panels, access', ...price },
    ],
    questions: [
      {
        name: 'Is this the same as a home inspection?',
        text: 'No. A home inspector covers the whole house briefly; here one trade is measured, with the cover off.',
      },
      {
        name: 'What if something is dangerous?',
        text: 'Then it is switched off, and you hear of it before the list is written. You decide who repairs it.',
      },
    ],
    picture: {
      words: 'electrician inspecting breaker panel checklist',
      alt: 'Checking the breakers of a panel against a list',
      drawing: checklist,
    },
  },
]
