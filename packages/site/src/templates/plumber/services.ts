import type { TradeService } from '../parts/service.ts'

const canWait = 'What can wait'
const glance = 'At a glance'

/** Services of a plumber, most urgent first. */
export const services: readonly TradeService[] = [
  {
    slug: 'leaks',
    name: 'Leaks and burst pipes',
    text: 'We find where the water comes from, stop it, and repair the pipe.',
    title: 'Find it, stop it, repair it',
    lead: 'A stain tells where water arrives, not where it leaves the pipe. The first task is to find the spot without opening more than needed.',
    description:
      'Leaks found and pipes repaired[[ in {nap.city}]] by [[{nap.businessName}||{site.name}]]: signs, what can wait, and what changes the price.',
    details: [
      {
        name: 'Damp that returns',
        text: 'Paint it over and it is back in weeks: the source is above or behind, and still open.',
      },
      {
        name: 'A meter that turns at night',
        text: 'Close every tap and look at the meter. If it moves, water leaves the pipes somewhere.',
      },
      {
        name: 'A hiss behind the wall',
        text: 'Pressure leaking out sounds like a faint hiss; put an ear to the wall where it is warm or damp.',
      },
      { name: 'A drop at a valve you can put a bucket under', group: canWait },
      { name: 'A sweating cold pipe in summer', group: canWait },
      { name: 'Trace, close off, repair, test under pressure', label: 'What is done', group: glance },
      {
        name: 'Where the main valve is, and access to both sides of the wall',
        label: 'What we need from you',
        group: glance,
      },
      {
        name: 'Depth of the pipe, its material, and how much has to be opened',
        label: 'What changes the price',
        group: glance,
      },
    ],
    questions: [
      {
        name: 'Will you open the wall?',
        text: 'Only where the leak is. Tracing first keeps the opening small; closing it again is a job of its own, so ask who does it.',
      },
      {
        name: 'Does insurance pay?',
        text: 'Policies often cover the damage, less often the pipe itself. Photograph both before anything is repaired and ask your insurer early.',
      },
    ],
    picture: {
      words: 'pipe leak repair wrench close up',
      alt: 'A wrench tightening a joint on a leaking pipe',
    },
  },
  {
    slug: 'drains',
    name: 'Blocked drains',
    text: 'Sinks, showers, and sewer lines cleared and checked.',
    title: 'When water stands',
    lead: 'One slow sink is a local clog. Several at once mean the line they share, and that one should not wait.',
    description:
      'Drains cleared and checked[[ in {nap.city}]] by [[{nap.businessName}||{site.name}]]: signs, what can wait, and what changes the price.',
    details: [
      {
        name: 'Gurgling in another fixture',
        text: 'Air is pulled through the nearest trap: the blockage is beyond the place where the two lines meet.',
      },
      {
        name: 'Water rises in the shower',
        text: 'The lowest drain shows it first. Stop running water in the whole house.',
      },
      {
        name: 'A smell that stays',
        text: 'A dry trap smells after a trip; a blocked vent or line smells all the time.',
      },
      { name: 'A slow sink with hair in the strainer', group: canWait },
      { name: 'A trap that dried out in a guest bath: pour in a glass of water', group: canWait },
      {
        name: 'Clear it by cable or water, then look with a camera where it returns',
        label: 'What is done',
        group: glance,
      },
      {
        name: 'Which fixtures are slow, and where the cleanout is',
        label: 'What we need from you',
        group: glance,
      },
      {
        name: 'Length of the line, access to a cleanout, and roots',
        label: 'What changes the price',
        group: glance,
      },
    ],
    questions: [
      {
        name: 'Do drain cleaners help?',
        text: 'They rarely reach the clog, can damage pipes, and are a danger to whoever opens the drain next. Say so if one was used.',
      },
      {
        name: 'Why does it come back?',
        text: 'Grease, roots, or a pipe that sank. A look with a camera after clearing tells which.',
      },
    ],
    picture: { words: 'drain cleaning cable close up', alt: 'Clearing a drain with a cable' },
  },
  {
    slug: 'water-heaters',
    name: 'Water heaters',
    text: 'Repair, replacement, and sizing for your household.',
    title: 'Hot water, again',
    lead: 'Age, rust, and the price of the part decide between repair and replacement. The label on the tank tells most of it.',
    description:
      'Water heaters repaired and replaced[[ in {nap.city}]] by [[{nap.businessName}||{site.name}]]: signs, what can wait, and what changes the price.',
    details: [
      {
        name: 'Lukewarm after minutes',
        text: 'A failed element, a broken dip tube, or sediment that takes the room of hot water.',
      },
      {
        name: 'Rumbling in the tank',
        text: 'Sediment at the bottom boils. Flushing can help while the tank is sound.',
      },
      {
        name: 'Water at the foot of the tank',
        text: 'If it comes from a valve, that is a repair. If the tank itself weeps, it is at its end.',
      },
      { name: 'A short wait at the farthest tap', group: canWait },
      { name: 'A pilot that went out once', group: canWait },
      {
        name: 'Test, then repair or replace, with valves and vent checked',
        label: 'What is done',
        group: glance,
      },
      {
        name: 'A photo of the label, and the way to the tank',
        label: 'What we need from you',
        group: glance,
      },
      {
        name: 'Size, fuel, venting, and what current rules ask for',
        label: 'What changes the price',
        group: glance,
      },
    ],
    questions: [
      {
        name: 'What should I do if it leaks?',
        text: 'Close the cold inlet, switch off power or gas to the heater, and keep the floor around it clear.',
      },
      {
        name: 'Tank or tankless?',
        text: 'That depends on how much hot water runs at once, the gas or power supply, and the water’s hardness. Count showers, not rooms.',
      },
    ],
    picture: { words: 'water heater valve hand close up', alt: 'A hand on the valve of a water heater' },
  },
  {
    slug: 'toilets-and-faucets',
    name: 'Toilets and faucets',
    text: 'Running, dripping, or loose, repaired or replaced.',
    title: 'Small parts, steady drip',
    lead: 'A washer, a cartridge, or a flapper: most of it is a small repair, as long as it is small.',
    description:
      'Toilets and faucets repaired[[ in {nap.city}]] by [[{nap.businessName}||{site.name}]]: signs, what can wait, and what changes the price.',
    details: [
      {
        name: 'A toilet that refills by itself',
        text: 'The flapper leaks. A few drops of dye in the tank show up in the bowl.',
      },
      { name: 'A faucet that drips after closing', text: 'The washer or cartridge is worn, or the seat is.' },
      {
        name: 'A bowl that rocks',
        text: 'The seal below it will give up soon, and the floor gets what it lets through.',
      },
      { name: 'A handle that is stiff', group: canWait },
      { name: 'A loose seat: a screwdriver does it', group: canWait },
      { name: 'Part replaced, or the fixture, and the shutoff tested', label: 'What is done', group: glance },
      {
        name: 'The make, if you can read it, and a photo from the front',
        label: 'What we need from you',
        group: glance,
      },
      {
        name: 'The part, the age of the shutoff, and access below',
        label: 'What changes the price',
        group: glance,
      },
    ],
    questions: [
      {
        name: 'Can I bring my own faucet?',
        text: 'Usually. Check that it fits the holes and the pressure, and ask who answers for it if it fails.',
      },
      {
        name: 'Why repair a drip?',
        text: 'It runs day and night, and grit in it grinds the seat that the new washer would need.',
      },
    ],
    picture: { words: 'faucet repair cartridge hands', alt: 'Replacing the cartridge of a faucet' },
  },
  {
    slug: 'bathroom-plumbing',
    name: 'Bathroom plumbing',
    text: 'Supply and drain lines for a new or moved bathroom.',
    title: 'Pipes before tiles',
    lead: 'Where the drain can go decides where the shower can go. That is settled before anyone chooses tiles.',
    description:
      'Bathroom supply and drain lines[[ in {nap.city}]] by [[{nap.businessName}||{site.name}]]: signs, what can wait, and what changes the price.',
    details: [
      {
        name: 'A plan with the drain in it',
        text: 'Drains need a slope. The floor’s depth says how far a toilet or shower can move.',
      },
      { name: 'Valves you can reach', text: 'Each fixture gets a shutoff that is not behind a tile.' },
      {
        name: 'A test before the wall closes',
        text: 'Lines are put under pressure while they can still be seen.',
      },
      { name: 'Which faucet it will be, as long as its size is known', group: canWait },
      { name: 'The color of the seal', group: canWait },
      { name: 'Old lines out, new lines in, tested before closing', label: 'What is done', group: glance },
      {
        name: 'A sketch with measures, and photos of the floor below',
        label: 'What we need from you',
        group: glance,
      },
      {
        name: 'How far fixtures move, floor type, and venting',
        label: 'What changes the price',
        group: glance,
      },
    ],
    questions: [
      {
        name: 'Do I need a permit?',
        text: 'New or moved lines usually need one. Rules differ by place; ask before work starts who files it.',
      },
      {
        name: 'Can we use the bathroom in between?',
        text: 'Ask for the order of the work. Often the toilet can be set again for the night.',
      },
    ],
    picture: {
      words: 'bathroom rough plumbing pipes wall',
      alt: 'New supply lines in an open bathroom wall',
    },
  },
  {
    slug: 'pipe-replacement',
    name: 'Pipe replacement',
    text: 'Old or corroded lines renewed section by section.',
    title: 'New lines, section by section',
    lead: 'A pipe that leaked twice will leak again. The plan shows what is renewed now and what can wait.',
    description:
      'Old pipes renewed by section[[ in {nap.city}]] by [[{nap.businessName}||{site.name}]]: signs, what can wait, and what changes the price.',
    details: [
      { name: 'Rust in the first water', text: 'It comes from the inside of old steel, and it gets worse.' },
      {
        name: 'Pressure that falls over years',
        text: 'Deposits leave less room for the water, farthest taps first.',
      },
      {
        name: 'Green spots on copper',
        text: 'A pinhole is on its way out, or has closed itself for a while.',
      },
      { name: 'A short dead end that is already closed', group: canWait },
      { name: 'A pipe in a wall you will open next year anyway', group: canWait },
      {
        name: 'Lines mapped, renewed in sections, flushed, and tested',
        label: 'What is done',
        group: glance,
      },
      { name: 'Access, and hours when the water may be off', label: 'What we need from you', group: glance },
      {
        name: 'Length, material, walls and floors in the way',
        label: 'What changes the price',
        group: glance,
      },
    ],
    questions: [
      {
        name: 'How long is the water off?',
        text: 'By section, usually for hours and not days. Ask for the plan, and fill a bucket for each bathroom.',
      },
      {
        name: 'Which material?',
        text: 'Copper, PEX, and others have their places. Local rules and your water narrow it down.',
      },
    ],
    picture: { words: 'old corroded pipes replaced copper', alt: 'New copper pipe next to a corroded one' },
  },
  {
    slug: 'outdoor-lines',
    name: 'Outdoor and garden lines',
    text: 'Hose bibs, sprinkler supply, and frost protection.',
    title: 'Water outside, all year',
    lead: 'The line to the garden is the one that freezes. Whether it survives is decided in fall, in ten minutes.',
    description:
      'Hose bibs and garden lines[[ in {nap.city}]] by [[{nap.businessName}||{site.name}]]: signs, what can wait, and what changes the price.',
    details: [
      {
        name: 'A hose bib that drips inside',
        text: 'It shows only when the tap is open: the pipe behind it split in the frost.',
      },
      { name: 'A wet patch in dry weather', text: 'The line to the sprinklers leaks below it.' },
      {
        name: 'Weak sprinklers at the end',
        text: 'A pinched line, a leak, or more heads than the supply can feed.',
      },
      { name: 'A worn hose washer', group: canWait },
      { name: 'A head that points at the path', group: canWait },
      { name: 'Lines laid, repaired, or made safe from frost', label: 'What is done', group: glance },
      {
        name: 'Where the line leaves the house, and its shutoff',
        label: 'What we need from you',
        group: glance,
      },
      { name: 'Length, depth, and what grows above it', label: 'What changes the price', group: glance },
    ],
    questions: [
      {
        name: 'How do I prepare for frost?',
        text: 'Close the inside shutoff, take off the hose, open the outside tap, and let the line drain.',
      },
      {
        name: 'What is a backflow preventer for?',
        text: 'It keeps garden water out of the drinking water. Many places require one, and some a yearly test.',
      },
    ],
    picture: { words: 'garden hose bib house wall', alt: 'An outdoor faucet on a house wall' },
  },
]
