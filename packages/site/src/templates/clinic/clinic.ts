import { floorLine } from '../../library/art/route-lines.ts'
import type { SectionItem } from '../../library/section-content.ts'
import { servicePages } from '../parts/service.ts'
import { place, tradeTemplate } from '../parts/trade-template.ts'
import { reach } from '../parts/reach.ts'
import { notFoundPage, privacyPage, thanksPage } from '../parts/usual-pages.ts'
import { corridor, doors, way } from './art.ts'
import { generatedPages } from './generated.ts'
import { questions, toBring } from './questions.ts'
import { renewal, routes } from './routes.ts'
import { letterOf } from './service-parts.ts'
import { departments } from './services.ts'

const business = '[[{nap.businessName}||{site.name}]]'
const emergency = 'In an emergency call your local emergency number first.'
const call = { label: '[[Call {nap.phone}||Write to us]]', href: '[[tel:{nap.phone}||/contact]]' }

/** Title of a page behind the sign of its route, and the route's line below. */
const title = (label: string, heading: string, lead: string, route: number) =>
  place('title/numbered', { label, title: heading, lead, art: floorLine(route) })

const board = {
  title: 'Departments',
  items: departments.map(({ name, slug, group, route }): SectionItem => ({
    name,
    group,
    label: letterOf(route),
    href: `/${slug}`,
  })),
  isSample: false,
}
const ways = {
  title: 'Reach a person',
  items: [
    {
      name: 'Call',
      text: 'Say what it is about and since when. For an emergency call the emergency number.',
    },
    { name: 'Write', text: 'For dates and forms. Please no symptoms or results: email is not private.' },
    { name: 'Visit', text: 'The front desk tells you which way to go.' },
  ],
}
const points = {
  title: 'You should never have to guess where to go',
  lead: '[[{nap.aboutUsBlurb}||A clinic is easier when the words are plain and the lines are long enough.]]',
  items: [
    {
      name: 'Plain words',
      text: 'Ask for the everyday word for anything you hear. If you can say it back, it was explained well.',
    },
    {
      name: 'One step at a time',
      text: 'Before you leave, know the next step, who takes it, and by when.',
    },
    {
      name: 'Your results, your copy',
      text: 'You may ask for copies of your reports. Keep them in one folder and bring it along.',
    },
  ],
}
const corridorPicture = {
  words: 'clinic corridor daylight',
  alt: 'Corridor of the clinic with daylight from the left',
}

/** Clinic: visitors come with a task, so routes, departments and hours stand before the clinic itself. */
export const clinicTemplate = tradeTemplate({
  id: 'clinic',
  name: 'Clinic',
  trade: 'Clinic',
  style: 'Plain signs',
  businessType: 'MedicalClinic',
  description: 'Signs and lines that lead somewhere: visitors choose what they need, and follow its line.',
  theme: 'Wayfinder',
  forGenerator: generatedPages,
  above: [
    place('bar/closed', { title: 'Not as usual:' }, { tone: 'tint' }),
    place('header/block', { actions: [{ label: 'Write to us', href: '/contact' }] }),
  ],
  below: [place('footer/directory', {}, { tone: 'deep' }), place('cta/callbar')],
  pages: [
    {
      name: 'Home',
      slug: 'home',
      title: `Clinic[[ in {nap.city}]] | ${business}`,
      description: `A clinic[[ in {nap.city}]]: see a doctor, get a test or a shot, renew a prescription. Departments, hours and what to bring to ${business}.`,
      sections: [
        place(
          'hero/routes',
          {
            title: 'What do you need today?',
            lead: `[[Your clinic in {nap.city}. ]]${emergency} For everything else follow a line, or ask us.`,
            items: routes,
          },
          { space: 'tight' },
        ),
        place('services/directory', board),
        place('place/hours', { title: 'Opening hours' }, { tone: 'tint' }),
        place('team/roll', { title: 'People, and what they are here for' }),
        place(
          'about/points',
          { ...points, pictures: [{ ...corridorPicture, drawing: corridor }] },
          { tone: 'brand' },
        ),
        place('faq/numbered', { title: 'Before you come', items: questions }),
        place('contact/ways', ways, { tone: 'tint' }),
      ],
    },
    {
      name: 'Services',
      slug: 'services',
      title: `Departments[[ in {nap.city}]] | ${business}`,
      description: `All departments of ${business}[[ in {nap.city}]]: general medicine, children, women’s health, lab, shots and travel advice.`,
      sections: [
        title(
          'E',
          'Find a department',
          'Each has the letter of the line that leads to it. Not sure? Take line A, and you are sent on.',
          4,
        ),
        place('services/directory', { ...board, title: 'All departments' }),
        place(
          'cta/line',
          { title: 'Not sure which one? Say what it is about.', actions: [call] },
          { tone: 'brand' },
        ),
      ],
    },
    ...servicePages(departments, (service) => {
      const route = departments.find(({ slug }) => slug === service.slug)?.route ?? 0
      return [
        title(letterOf(route), service.title ?? service.name, `${service.lead} ${emergency}`, route),
        place('detail/sheet', {
          title: service.phrase ?? service.name,
          lead: service.text,
          items: service.details,
          pictures: [service.picture],
          actions: [],
          isSample: false,
        }),
        place(
          'faq/pane',
          { title: 'Asked at the front desk', note: 'Another question? Call', items: service.questions },
          { tone: 'tint' },
        ),
        place(
          'cta/line',
          { title: service.closing ?? 'Bring one question you do not want to forget.', actions: [call] },
          { tone: 'brand' },
        ),
      ]
    }),
    {
      name: 'Prescriptions',
      slug: 'prescriptions',
      inNavigation: false,
      title: `Renew a prescription | ${business}`,
      description: `How to renew a prescription at ${business}[[ in {nap.city}]]: what to have at hand, when to ask, and when a check is due first.`,
      sections: [
        title(
          'D',
          'Renew a prescription',
          'Have the name and the dose at hand. If you have run out of a medicine you must not stop, say so first.',
          3,
        ),
        place('process/rail', { title: 'Five steps, one phone call', items: renewal }),
        place(
          'cta/line',
          { title: 'Name, dose, pharmacy: that is the whole call.', actions: [call] },
          { tone: 'brand' },
        ),
      ],
    },
    {
      name: 'About',
      slug: 'about',
      title: `About us | ${business}`,
      description: `How ${business} works[[ in {nap.city}]]: plain words, one step at a time, and copies of your results. Who is here, and what for.`,
      sections: [
        title('i', 'Plain words, long lines', 'What you may ask of us, and what helps us to help you.', 0),
        place('about/points', {
          ...points,
          title: 'What you may ask for',
          pictures: [{ ...corridorPicture, drawing: doors }],
        }),
        place('team/roll', { title: 'People, and what they are here for' }, { tone: 'tint' }),
        place('cta/line', { title: 'Ask for the everyday word.', actions: [call] }, { tone: 'brand' }),
      ],
    },
    {
      name: 'Areas',
      slug: 'areas',
      title: `Where patients come from[[: {nap.city}]] | ${business}`,
      description: `The places that patients of ${business} come from[[, in and around {nap.city}]], and how to ask about yours.`,
      sections: [
        title(
          'i',
          'Where patients come from',
          'Living elsewhere is rarely a reason. Your plan may have a say, so ask it too.',
          1,
        ),
        place('areas/index', {
          title: 'Towns and neighborhoods',
          lead: '[[You are welcome from {nap.city} and the places around it.]]',
        }),
        place(
          'cta/line',
          { title: 'New here? Bring your card and your medicines.', actions: [call] },
          { tone: 'brand' },
        ),
      ],
    },
    {
      name: 'Contact',
      slug: 'contact',
      title: `Contact and way here | ${business}`,
      description: `How to reach ${business}[[ in {nap.city}]]: the way to the door, hours, phone, what to bring, and a form for dates and papers.`,
      sections: [
        title('i', 'How to reach the front desk', emergency, 0),
        place('place/arrive', { title: 'Where we are', art: way }),
        place('place/card', { title: 'At the front desk', ground: 'routes' }, { tone: 'tint' }),
        place(
          'about/points',
          { title: 'What to bring', lead: '', items: toBring, pictures: [] },
          { tone: 'paper' },
        ),
        place(
          'contact/sheet',
          {
            title: 'Dates and papers. Please no symptoms: email is not private.',
            form: { what: 'Which date or paper do you need?' },
          },
          { tone: 'tint' },
        ),
        place(
          'cta/line',
          { title: 'Your card, your medicines, one question.', actions: [reach] },
          { tone: 'brand' },
        ),
      ],
    },
    privacyPage('title/plain'),
    thanksPage(
      [
        'Your message has arrived.',
        'The front desk reads it and looks for a date or the paper you need.',
        'You get an answer by email, or by phone if you left a number.',
      ],
      corridor,
    ),
    notFoundPage('not-found/index', {
      title: 'This line ends here.',
      lead: `Go back one stop, or take one of these. ${emergency}`,
      art: doors,
    }),
  ],
})
