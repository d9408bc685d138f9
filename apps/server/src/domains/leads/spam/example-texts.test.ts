import { leadLimits } from '@web2/contract/leads'
import { describe, expect, it } from 'vitest'
import { noWords } from './word-score.ts'
import { scoreLead, type LeadSigns } from './score-lead.ts'

/* Texts as trades get them, written for this test. Names and addresses are made up. */

const scoreOf = (change: Partial<LeadSigns> & { readonly phone?: string }) => {
  const { name = '', email = '', message = '', phone = '', ...signs } = change
  return scoreLead({
    entries: [name, email, phone, message].map((value) => ({ name: 'x', label: 'x', value })),
    ...{ name, email, message, lang: 'en', isHoneypotFilled: false, token: 'valid' },
    ...{ isOldVersion: false, isRepeated: false, words: noWords },
    ...signs,
  })
}

type Good = readonly [
  trade: string,
  lang: string,
  message: string,
  others?: { readonly name?: string; readonly email?: string; readonly phone?: string },
]

const good: readonly Good[] = [
  ['plumber', 'en', 'call me'],
  [
    'plumber',
    'en',
    'WATER EVERYWHERE IN THE KITCHEN PLEASE SEND SOMEONE NOW!!! FLAT 4, THE BELL RINGS TWICE',
  ],
  ['electrician', 'en', '', { phone: '0117 496 0182' }],
  ['electrician', 'en', 'fuse box hums. how much to look??', { name: 'J' }],
  [
    'roofing',
    'en',
    'Photos of the hole: https://photos.example/a/1 and from the street https://photos.example/a/2',
  ],
  ['garden', 'en', 'We sell garden furniture at www.oakbench.example. Could you lay our showroom terrace?'],
  ['lawyer', 'en', 'My business loan was called in and I got a letter about a wire transfer. Can you help?'],
  [
    'accountant',
    'en',
    'We trade crypto, about 300 bitcoin trading entries a year. Do you do tax returns for that?',
  ],
  [
    'photographer',
    'en',
    'Our agency offers SEO services and website design; we need portraits for the team page.',
  ],
  ['real estate', 'en', 'Is the flat in Mill Lane still free? My reference: AB12-77XK-90QZ'],
  ['clinic', 'en', 'How much is one session? I take cialis and warfarin, is that a problem?'],
  ['gym', 'en', 'unsubscribe me from the newsletter, and freeze my membership until May'],
  [
    'restaurant',
    'en',
    'table for 9 on friday 7pm pls, 2 kids, 1 nut allergy',
    { email: 'mcdonald19870412@mail.example' },
  ],
  [
    'auto repair',
    'en',
    'ABS LAMP ON, 2014 GOLF TDI, VIN WVWZZZ1KZEW000000, CAN YOU FIT ME IN THIS WEEK BEFORE THURSDAY',
  ],
  ['hvac', 'de', 'Heizung kalt. Bitte Rückruf.', { phone: '+49 711 5550 1234' }],
  [
    'landscaping',
    'de',
    'Guten Tag, wir hätten gern ein Angebot für ca. 400 m² Rollrasen inkl. Vorbereitung und Abfuhr.',
  ],
  ['dentist', 'de', 'Zahn abgebrochen!! Heute noch frei??', { name: 'Öztürk' }],
  [
    'cleaning',
    'de',
    'BÜRO 120 QM, ZWEIMAL PRO WOCHE, AB SOFORT. WAS KOSTET DAS? BITTE NUR NACH 17 UHR ANRUFEN',
  ],
  ['salon', 'de', 'Termin für 3 Personen (Hochzeit), Bilder der Frisuren: www.pinnwand.example/braut'],
  ['lawyer', 'de', 'Es geht um Inkasso, 12.480,55 €, Aktenzeichen 4 O 123/26'],
  ['plumber', 'fr', 'Fuite sous l’évier, je peux payer en espèces, rappelez-moi svp'],
  ['garden', 'fr', 'Bonjour, combien pour tailler 30 m de haie à 2,50 m de haut ?'],
  ['restaurant', 'fr', 'Une table pour deux ce soir ?', { name: 'Zoé' }],
  ['photographer', 'fr', 'Mariage le 12/06, 80 invités. Notre site : https://mariage-de-nous.example'],
  ['electrician', 'es', 'No hay luz en el local, ¿pueden venir hoy?'],
  [
    'clinic',
    'es',
    'CITA PARA MI MADRE, 82 AÑOS, POR FAVOR LLAMEN POR LA TARDE AL FIJO, NO TIENE MÓVIL NI CORREO',
  ],
  ['auto repair', 'es', 'Presupuesto para cambiar embrague Seat León 1.6', { phone: '600123456' }],
  ['real estate', 'it', 'Vorrei visitare l’appartamento di via Verdi 8, anche sabato.'],
  ['salon', 'it', 'taglio + colore quanto?', { email: 'a.b.c.d.e@posta.example' }],
  ['roofing', 'it', 'Piove in soffitta da ieri sera, urgente'],
  ['cleaning', 'nl', 'Offerte voor trappenhuis, 4 verdiepingen, 1x per week'],
  ['gym', 'nl', 'Kan ik mijn abonnement op naam van mijn zoon zetten?'],
  ['hvac', 'nl', 'Airco lekt', { phone: '06 12345678' }],
  ['dentist', 'pl', 'Boli ząb, czy jest wolny termin jutro rano?'],
  [
    'accountant',
    'pl',
    'Ile kosztuje księgowość dla sp. z o.o., ok. 20 faktur miesięcznie, www.stolarnia.example',
  ],
  ['landscaping', 'pt', 'Preciso de um orçamento para rega automática, 600 m2'],
  ['restaurant', 'pt', 'mesa 4 pessoas domingo 13h'],
  [
    'plumber',
    'en',
    'Здравствуйте, течёт бойлер. Позвоните, пожалуйста, я не очень хорошо говорю по-английски.',
  ],
  ['clinic', 'de', 'مرحبا، أحتاج موعدا لابنتي هذا الأسبوع'],
  ['real estate', 'en', '我想預約星期六看房，可以嗎？ https://listing.example/77', { name: '王小明' }],
  ['garden', 'en', 'https://myhouse.example'],
  [
    'salon',
    'de',
    'Kann man hier Gutscheine für ein Online-Casino-Wochenende im Hotel dazu buchen? Kleiner Scherz, nur den Gutschein :)',
  ],
]

describe('none of these leads needs a confirmation', () => {
  const leads = good.map(([trade, lang, message, others = {}]) => ({ trade, lang, message, others }))
  it.each(leads)('$trade, $lang: $message', ({ lang, message, others }) => {
    const lead = { lang, message, ...others }
    // also from an old page, after a friend has sent the same, or from a copy of the page without its token
    for (const signs of [{}, { isOldVersion: true, isRepeated: true }, { token: 'absent' as const }])
      expect(scoreOf({ ...lead, ...signs }).score).toBeLessThan(leadLimits.doubtfulFrom)
  })

  it('are of 17 trades in 8 languages', () => {
    expect(new Set(good.map(([trade]) => trade)).size).toBe(17)
    expect(new Set(good.map(([, lang]) => lang)).size).toBe(8)
  })
})

const forged = { token: 'forged' } as const
const absent = { token: 'absent' } as const
const again = { isRepeated: true } as const

/** As programs send them: most never loaded the page, so they have no token, and send the same to many sites. */
const spam: readonly (readonly [message: string, signs: Partial<LeadSigns>])[] = [
  [
    'Rank on page one of Google in 30 days! SEO packages from 99: https://rank.example',
    { ...absent, ...again },
  ],
  ['Hi, I found your website has errors. Our SEO experts send a free SEO audit. Reply “yes”.', { ...forged }],
  ['Buy backlinks with domain authority 60+ https://a.example https://b.example', { ...absent }],
  ['Guest posting on 500 blogs, price list: https://list.example/p', { ...absent, ...again }],
  ['<a href="https://pills.example">viagra</a> <a href="https://pills2.example">cialis</a>', { ...absent }],
  ['[url=https://casino.example]best online casino[/url]', { ...absent }],
  ['[link=https://casino.example]bonus[/link] https://casino.example', { ...forged }],
  ['qWeRtYuIoPlK', { name: 'XcVbNmLkJhGf', ...absent }],
  ['HjKlPoIuYtRe', { name: 'TgBnHyUjMkIo', email: 'a.b.c.d.e.f@mail.example', ...forged }],
  ['Working capital loans up to 500k, no credit check. Apply: https://loan.example', { ...absent, ...again }],
  ['Business loan approved!!! https://loan.example https://loan2.example https://loan3.example', {}],
  [
    'We send your message through contact form marketing to 2 million sites: https://blast.example',
    { ...absent, ...again },
  ],
  ['Email list of 10 million leads, database by country. https://leads.example', { ...absent, ...again }],
  ['Increase your website traffic by 300%. Unsubscribe: https://out.example', { ...absent, ...again }],
  ['Explainer videos for 49, see samples https://v.example/1 https://v.example/2', { ...absent, ...again }],
  ['Crypto investment, earn $ 5,000 per week from home: https://coin.example', { ...absent }],
  ['Forex trading profits guaranteed https://fx.example', { ...forged }],
  [
    'Inheritance fund of 12 million, wire transfer fee needed. Reply at once.',
    { ...absent, ...again, email: 'bank1234567@pay.top' },
  ],
  ['Logo design offer, web design company, app design services. https://d.example', { ...absent }],
  ['Hello https://x.example', { name: 'https://x.example', ...absent }],
  ['see attached https://y.example', { name: 'Visit www.deal.example now', ...forged }],
  ['Посмотрите наше предложение по рассылке https://ru.example https://ru2.example', { ...absent }],
  ['Продвижение сайтов дёшево https://seo.example', { ...forged }],
  ['优质外链 https://cn.example https://cn2.example', { ...absent }],
  [
    'BUY NOW CHEAP WATCHES BEST PRICE FREE SHIPPING https://w.example https://w2.example',
    { ...absent, ...again },
  ],
  ['Nice site!', { isHoneypotFilled: true }],
  ['I have a question about your services', { isHoneypotFilled: true, ...absent }],
  ['ok', { isHoneypotFilled: true, ...forged }],
  ['http://1.example http://2.example http://3.example http://4.example', { ...absent }],
  ['http://1.example http://2.example http://3.example', { ...forged }],
  ['Make money online, make money from home https://m.example', { ...absent, ...again }],
  ['Mass email sending, bulk sms, mass mailing software https://bulk.example', { ...absent, ...again }],
  ['SEO agency here. Top of Google or money back. https://top.example', { ...absent, ...again }],
  ['Casino, forex profit, business loans, backlinks: https://all.example', { ...absent }],
  ['Your domain expires, wire transfer today https://domain.example https://pay.example', { ...forged }],
  ['Increase traffic, guest posts, back links. unsubscribe here https://u.example', { ...absent }],
  ['Hey, check https://t.example', { email: 'x123456789@win.xyz', ...forged }],
  ['Cheap levitra https://p.example', { ...forged, ...again }],
  ['We design websites. Interested?', { ...forged, ...again, email: 'info@webwork.click' }],
  ['Quick question about your business', { ...absent }],
]

it('most texts of programs need a confirmation or are spam', () => {
  expect(spam).toHaveLength(40)
  const passed = spam
    .filter(
      ([message, signs]) =>
        scoreOf({ message, name: 'Sam', email: 'sam@mail.example', ...signs }).score <
        leadLimits.doubtfulFrom,
    )
    .map(([message]) => message)
  // leads look the same: a false alarm would be worse
  expect(passed).toEqual([
    'Logo design offer, web design company, app design services. https://d.example',
    '优质外链 https://cn.example https://cn2.example',
    'Quick question about your business',
  ])
})
