import type { TradeService } from '../parts/service.ts'
import { done, needed, price } from '../parts/service-details.ts'
import { cool, ducts, filter, gauges, heat, pump, thermostat } from './art.ts'

const canWait = 'What can wait'
const by = '[[ in {nap.city}]] by [[{nap.businessName}||{site.name}]]'

/** Services of heating and cooling, the winter's first. */
export const services: readonly TradeService[] = [
  {
    slug: 'heating-repair',
    name: 'Heating repair',
    text: 'Furnaces, boilers and heat pumps brought back to heat.',
    title: 'Heating repair[[ in {nap.city}]]',
    lead: 'No heat is rarely the whole system. It is often a sensor, an igniter, a valve or a filter, and the order in which they are checked saves the evening.',
    closing: 'Change the filter first. Then ask for a date.',
    description: `Furnaces, boilers and heat pumps repaired${by}: what to check first, what can wait, and when to leave the house.`,
    details: [
      {
        name: 'It starts, then stops after a minute',
        text: 'Short cycling. A clogged filter or a dirty flame sensor is the usual reason; both are small, and both strain the rest.',
      },
      {
        name: 'It runs and blows cold',
        text: 'Set the fan from “on” to “auto” first. If the air stays cold, the burner has shut itself off, and it did so for a reason.',
      },
      {
        name: 'It bangs, or smells burnt for more than an hour',
        text: 'The first heat of fall smells of dust for a while. If it stays, or if metal bangs, switch it off and call.',
      },
      {
        name: 'You smell gas, or a carbon monoxide alarm sounds',
        text: 'Leave the house with everyone in it, touch no switch, and call 911 or the gas company from outside.',
      },
      { name: 'A unit that hums while it heats', group: canWait },
      { name: 'A radiator that is cold at the top: bleed it', group: canWait },
      { name: 'Fault found by measuring, part replaced, combustion or output checked', ...done },
      { name: 'Make and age of the unit, and the code on its display', ...needed },
      { name: 'The part, its age, and the hour you need it', ...price },
    ],
    questions: [
      {
        name: 'What can I check before I call?',
        text: 'Thermostat on heat and with fresh batteries, breaker on, filter clean, and all vents open. Many calls in fall end there.',
      },
      {
        name: 'Repair or replace?',
        text: 'Age, the price of the part, and what it uses in a winter decide. A cracked heat exchanger is a reason to stop using it at once.',
      },
    ],
    picture: {
      words: 'cozy living room radiator window winter',
      alt: 'A radiator below a window in winter',
      drawing: heat,
    },
  },
  {
    slug: 'air-conditioning',
    name: 'Air conditioning',
    text: 'Repair, refrigerant checks, and new systems.',
    title: 'Air conditioning[[ in {nap.city}]]',
    lead: 'An air conditioner moves heat outside. When it fails, it cannot pick the heat up, cannot let it go, or has too little refrigerant to carry it.',
    closing: 'Ice on the pipe? Let it thaw, then ask.',
    description: `Air conditioners repaired, checked and installed${by}: signs to act on, what to switch off, and what changes the price.`,
    details: [
      {
        name: 'Ice on the pipe or the coil',
        text: 'Switch cooling off and let the fan thaw it. Ice means too little air or too little refrigerant, and neither can be measured through ice.',
      },
      {
        name: 'It runs all day and stays warm',
        text: 'Check the filter, then look outside: leaves, seeds or a fence close to the unit keep the heat in.',
      },
      {
        name: 'Water where none should be',
        text: 'The drain of the indoor unit is clogged. Switch it off before the ceiling shows it.',
      },
      { name: 'Water below the outdoor unit on a humid day', group: canWait },
      { name: 'One degree between the display and your own thermometer', group: canWait },
      { name: 'Air and pressures measured, leak found before anything is refilled', ...done },
      { name: 'Free access to both units, indoors and out', ...needed },
      { name: 'Kind of refrigerant, place of the leak, age', ...price },
    ],
    questions: [
      {
        name: 'Does refrigerant have to be topped up?',
        text: 'Not in a tight system: it circulates for years. If some is missing there is a leak, and filling without finding it buys one summer at most.',
      },
      {
        name: 'How cold should I set it?',
        text: 'A lower number does not cool faster, only longer. Set what you want to have and leave it there through the afternoon.',
      },
    ],
    picture: {
      words: 'bedroom with open window summer curtain',
      alt: 'A bedroom with curtains at an open window in summer',
      drawing: cool,
    },
  },
  {
    slug: 'heat-pumps',
    name: 'Heat pumps',
    text: 'Sized by a load calculation, not by a guess.',
    title: 'Heat pumps[[ in {nap.city}]]',
    lead: 'One unit for both seasons: in winter it brings heat in, in summer it carries heat out. Whether it does so quietly and cheaply is decided by its size.',
    closing: 'Ask for the load calculation before the unit.',
    description: `Heat pumps sized, installed and repaired${by}: how they do in frost, what sizing needs, and what changes the price.`,
    details: [
      {
        name: 'The load calculation comes first',
        text: 'Floor area, windows, insulation and climate. A unit that is too large starts and stops all day and wears out early.',
      },
      {
        name: 'Frost on the outdoor unit is normal',
        text: 'It thaws itself every hour or so, and steams while it does. Ice that stays for a day is not normal.',
      },
      {
        name: 'Leave it running',
        text: 'A heat pump likes long, gentle hours. Large setbacks at night can call on costly backup heat in the morning.',
      },
      { name: 'Steam from the outdoor unit on a cold morning', group: canWait },
      { name: 'Air from the vents that feels less hot than a furnace’s', group: canWait },
      { name: 'Load calculated, unit placed and charged, output measured', ...done },
      { name: 'Floor plan or sizes of rooms, insulation, last winter’s bills', ...needed },
      { name: 'Size, ducts that can stay, electric line, place outdoors', ...price },
    ],
    questions: [
      {
        name: 'Does it work in deep winter?',
        text: 'Modern ones do well below freezing. Output falls with the temperature, so sizing matters, and some homes keep a backup for the coldest days.',
      },
      {
        name: 'Can my ducts stay?',
        text: 'Often. A heat pump moves more air at a lower temperature, so their size and tightness are measured first.',
      },
    ],
    picture: {
      words: 'technician checking outdoor heat pump',
      alt: 'Technician reading a gauge at a heat pump',
      drawing: pump,
    },
  },
  {
    slug: 'maintenance',
    name: 'Maintenance',
    text: 'Cleaning, measuring, and adjusting once or twice a year.',
    title: 'HVAC maintenance[[ in {nap.city}]]',
    lead: 'Cooling before the first hot week, heating before the first cold one. Between the two the line is short, and there is time to measure.',
    closing: 'Ask in the quiet months.',
    description: `Heating and cooling checked, cleaned and adjusted${by}: what a visit covers, what you can do yourself, and when to book.`,
    details: [
      {
        name: 'What only an instrument sees',
        text: 'Pressures, currents, temperatures before and after, and with fuel the combustion. The values say what will fail next.',
      },
      {
        name: 'What dirt does',
        text: 'A thin coat on the coil costs more power than most repairs. It is washed off in one visit.',
      },
      {
        name: 'What you can do yourself',
        text: 'Look at the filter each month, keep two feet around the outdoor unit clear, and pour a cup of vinegar into the condensate drain in spring.',
      },
      { name: 'A second visit in the year, if the unit only heats or only cools', group: canWait },
      { name: 'A tune-up of a unit that is replaced this year anyway', group: canWait },
      { name: 'Cleaned, measured, adjusted, values noted', ...done },
      { name: 'Access, the filter’s size, and anything you have heard', ...needed },
      { name: 'Number of units, fuel, access', ...price },
    ],
    questions: [
      {
        name: 'Is a yearly visit needed?',
        text: 'Makers usually ask for one to keep their warranty. A unit that burns fuel should be checked each year for safety alone.',
      },
      {
        name: 'When should I book?',
        text: 'Cooling in March or April, heating in September or October. The first hot or cold week is the worst time to be in line.',
      },
    ],
    picture: {
      words: 'hvac pressure gauges technician hands',
      alt: 'Two pressure gauges connected to a cooling system',
      drawing: gauges,
    },
  },
  {
    slug: 'air-quality',
    name: 'Air quality',
    text: 'Filters, ventilation and humidity in balance.',
    title: 'Indoor air[[ in {nap.city}]]',
    lead: 'The same air passes your filter many times a day. What it leaves there, and how damp it is, you feel before you can name it.',
    closing: 'Send us the size printed on your filter.',
    description: `Filters, ventilation and humidity set right${by}: what to change first, what a room needs, and what can wait.`,
    details: [
      {
        name: 'Windows that run with water',
        text: 'In winter too much moisture meets cold glass. Ventilation carries it out; a humidifier set too high makes it.',
      },
      {
        name: 'Dust again after a day',
        text: 'A filter that does not seal in its frame, or ducts that draw from attic and crawl space.',
      },
      {
        name: 'Static, dry skin, cracked wood',
        text: 'Air below some 30 percent humidity. A small device measures it, and it costs less than any repair.',
      },
      { name: 'Cleaning ducts, if there is neither mold nor dust from the vents', group: canWait },
      { name: 'The finest filter there is: it can choke a fan not built for it', group: canWait },
      { name: 'Humidity and airflow measured, filter and ventilation matched', ...done },
      { name: 'Which rooms, which season, who lives there', ...needed },
      { name: 'Space at the unit, ducts, number of devices', ...price },
    ],
    questions: [
      {
        name: 'Which filter should I buy?',
        text: 'The size on its frame, and the grade the maker of the unit allows. A finer one catches more and lets less air through.',
      },
      {
        name: 'How damp should it be?',
        text: 'Between 30 and 50 percent suits people and houses, in hard frost rather less because of the windows.',
      },
    ],
    picture: {
      words: 'air filter replacement hands',
      alt: 'Hands sliding a new air filter into its slot',
      drawing: filter,
    },
  },
  {
    slug: 'ducts',
    name: 'Ducts',
    text: 'Sealed, balanced and insulated.',
    title: 'Ducts[[ in {nap.city}]]',
    lead: 'Too hot upstairs, too cold down? The unit may be fine, and the air may simply not arrive.',
    closing: 'Start with the room the air never reaches.',
    description: `Ducts sealed, balanced and insulated${by}: signs of leaks, what to try yourself, and what changes the price.`,
    details: [
      {
        name: 'One room that never gets there',
        text: 'A closed damper, a crushed flexible duct, or a run too long for its width. It is measured at the register.',
      },
      {
        name: 'Hot attic, high bill',
        text: 'What leaks up there is air you paid to cool. Seams are sealed with mastic; ordinary duct tape dries and falls off.',
      },
      {
        name: 'Doors that drift shut',
        text: 'Air comes in and cannot get back to the unit. A return, or a gap below the door, settles it.',
      },
      { name: 'Registers that tick when they warm up', group: canWait },
      { name: 'New ducts, before the old ones have been sealed', group: canWait },
      { name: 'Airflow measured by room, leaks sealed, dampers set', ...done },
      { name: 'Way into attic or crawl space, a list of rooms that are off', ...needed },
      { name: 'Length, access, insulation, number of branches', ...price },
    ],
    questions: [
      {
        name: 'May I close vents in empty rooms?',
        text: 'A few, half. Closing many raises the pressure, and the system loses more through leaks than it saves.',
      },
      {
        name: 'Do ducts have to be cleaned?',
        text: 'Rarely: with mold, with vermin, or when dust comes out of the registers. Otherwise a good filter does that work.',
      },
    ],
    picture: {
      words: 'insulated ducts attic sealing hands',
      alt: 'Sealing the seam of a duct in an attic',
      drawing: ducts(600, 400),
    },
  },
  {
    slug: 'thermostats',
    name: 'Thermostats',
    text: 'Set up so that you use them.',
    title: 'Thermostats[[ in {nap.city}]]',
    lead: 'The smallest part of the system is the one you touch. Its place and its program do more than its price.',
    closing: 'Say what it controls before you buy one.',
    description: `Thermostats chosen, placed and programmed${by}: what yours should do, what it cannot do, and what to tell us first.`,
    details: [
      {
        name: 'It shows another temperature than you feel',
        text: 'Sun, a lamp, or a draft from the wall behind it. Move the reason, or the thermostat.',
      },
      {
        name: 'A program that no one understands',
        text: 'Three entries are enough: when you get up, when you leave, when you sleep.',
      },
      {
        name: 'It goes blank',
        text: 'Batteries first. If they are new, a safety switch may have cut it off, often because of water in the drain pan.',
      },
      { name: 'One degree off', group: canWait },
      { name: 'A connected one, if you are home all day', group: canWait },
      { name: 'Wires checked, device mounted, program set with you', ...done },
      { name: 'A photo of the old one, cover on, and of the unit’s label', ...needed },
      { name: 'A missing wire, a new place, number of zones', ...price },
    ],
    questions: [
      {
        name: 'Will a connected one work with my system?',
        text: 'With most, if there is a wire that feeds it. Electric baseboards need their own kind: they run on a dangerous voltage.',
      },
      {
        name: 'What does it save?',
        text: 'What you lower while no one needs it. A furnace allows large steps, a heat pump small ones.',
      },
    ],
    picture: {
      words: 'hand turning round thermostat wall',
      alt: 'A hand setting a round thermostat',
      drawing: thermostat(600, 400),
    },
  },
]
