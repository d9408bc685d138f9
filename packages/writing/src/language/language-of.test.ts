import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

test.each([
  ['en', 'Prune your roses in March, when the frost is over and the buds begin to swell on the old wood.'],
  [
    'de',
    'Schneiden Sie Ihre Rosen im März, wenn der Frost vorbei ist und die Knospen an dem alten Holz zu schwellen beginnen.',
  ],
  [
    'fr',
    'Taillez vos rosiers en mars, quand le gel est passé et que les bourgeons commencent à gonfler sur le vieux bois.',
  ],
  [
    'es',
    'Pode sus rosas en marzo, cuando ya no hay heladas y los brotes empiezan a hincharse en la madera vieja de las plantas.',
  ],
  [
    'it',
    'Potate le rose a marzo, quando il gelo è passato e le gemme cominciano a gonfiarsi sul legno vecchio della pianta.',
  ],
  [
    'pt',
    'Pode as suas rosas em março, quando a geada passou e os botões começam a inchar na madeira velha das plantas.',
  ],
  [
    'nl',
    'Snoei de rozen in maart, als de vorst voorbij is en de knoppen op het oude hout van de plant beginnen te zwellen.',
  ],
  [
    'pl',
    'Przycinaj róże w marcu, gdy nie ma już mrozu i pąki na starym drewnie zaczynają się powiększać, ale nie za nisko, bo to jest ważne dla rośliny.',
  ],
  [
    'ru',
    'Обрезайте розы в марте, когда морозы прошли и почки на старой древесине начинают набухать, но не слишком низко.',
  ],
  ['ja', '三月になり霜の心配がなくなったら、古い枝の芽がふくらみ始める前にバラを剪定しましょう。'],
  ['zh', '三月份霜冻过去之后，老枝上的芽开始膨大时，就可以修剪玫瑰了。'],
])('%s', (language, text) => {
  expect(languageOf(text)).toBe(language)
})

test.each(['', 'Roses in March', 'Xylo brunt '.repeat(20)])('“%s” tells no language', (text) => {
  expect(languageOf(text)).toBeNull()
})
