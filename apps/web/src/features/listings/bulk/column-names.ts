import { weekdayNamed } from '@web2/contract/listings'
import { fieldLabels, type ListedField } from '../fields/listing-fields.ts'
import type { ColumnTarget } from './column-targets.ts'

/*
 * Names of columns in files of others, beside our own. Of products: the bulk upload spreadsheet of Google Business
 * Profile (support.google.com/business/answer/3370250), Yext's entity upload (help.yext.com, articles 360018683332 and
 * 360000002983), the locations of BrightLocal's API and of Apple Business Connect's. Then what people call them in
 * English, German, French and Spanish. All are without accents, blanks and signs.
 */
const names: { readonly [Target in Exclude<ColumnTarget, `hours.${string}`>]?: string } = {
  businessName:
    'name business company companyname title storename locationname displayname entityname firma firmenname ' +
    'unternehmen unternehmensname filiale betrieb nom raisonsociale enseigne societe entreprise nombre empresa ' +
    'razonsocial negocio nombredelnegocio nombredelaempresa',
  address1:
    'address street streetaddress addressline address1 addressstreet fulladdress thoroughfare fullthoroughfare strasse ' +
    'str anschrift adresse adresse1 adresszeile1 strassehausnummer strasseundhausnummer strasseundhausnr strassehausnr ' +
    'strassenr strasseundnummer rue voie direccion direccion1 calle domicilio',
  houseNumber: 'housenumber hausnummer hausnr streetnumber subthoroughfare numerodevoie',
  address2:
    'suite unit addressline2 addressline3 addressline4 addressline5 address2 address3 address4 address5 addressextra ' +
    'sublocality neighborhood adresszusatz adresszeile2 zusatz adresse2 complementadresse complementdadresse direccion2',
  city: 'town locality suburb addresscity addresslocality ort stadt wohnort ortschaft ville commune localite ciudad poblacion localidad municipio',
  state:
    'region province county stateprovince stateregion administrativearea addressregion addressstate addressprovince ' +
    'bundesland departement provincia estado comunidadautonoma',
  zip:
    'postcode postalcode zipcode zippostalcode addresspostalcode addresspostcode addresszip plz postleitzahl codepostal ' +
    'cp codigopostal',
  plus4: 'zip4',
  country:
    'countryregion countrycode addresscountry addresscountrycode addresscountryregion land staat pays pais countryname ' +
    'iso3country',
  phone:
    'telephone tel phonenumber primaryphone mainphone primaryphonenumber businessphone contacttelephone mobile telefon ' +
    'telefonnummer telefonnr rufnummer telephoneprincipal telefono telefonoprincipal',
  fax: 'faxnumber telefax faxnummer telecopie',
  website:
    'url web homepage site websiteurl websiteurlurl homepageurl landingpage landingpageurl webseite internet internetadresse siteweb siteinternet ' +
    'sitioweb paginaweb',
  weekdays:
    'openinghours businesshours weekdays regularhours storehours offnungszeiten oeffnungszeiten horaires ' +
    'horairesdouverture horario horarios horariodeapertura',
  specialDays:
    'specialhours holidayhours hoursholidayhours specialopeninghours openinghoursspecial sonderoffnungszeiten ' +
    'sonderoeffnungszeiten feiertage horairesexceptionnels horariosespeciales horarioespecial',
  aboutUsBlurb:
    'about aboutus description blurb fromthebusiness businessdescription fulldescription longdescription descriptionlong ' +
    'shortdescription beschreibung descripcion',
  twitter: 'twitter x twitterurl twitterhandle',
  facebook: 'facebookurl facebookpageurl facebookpage fb',
  instagram: 'instagramurl instagramhandle ig',
  youtube: 'youtubeurl youtubechannel',
  linkedin: 'linkedinurl',
  tiktok: 'tiktokurl',
  latitude:
    'lat displaycoordinatelatitude yextdisplaycoordinatelatitude geolocationlatitude displaypointlatitude breitengrad latitud',
  longitude:
    'lng long lon displaycoordinatelongitude yextdisplaycoordinatelongitude geolocationlongitude displaypointlongitude ' +
    'langengrad laengengrad longitud',
  cid: 'googlecid',
  placeId: 'googleplaceid',
  mapEmbedCode: 'map embedcode mapembed iframe',
  additionalSocials: 'socials othersocials',
  storeCode:
    'storeid storenumber entityid locationid locationreference uniquereference locationcode partnerslocationid filialnummer ' +
    'filialnr marktnummer kundennummer codemagasin codigodetienda externalid',
  labels: 'label tags tag etiketten schlagworte etiquettes etiquetas',
}

/** Lower case, without accents, blanks and signs. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]/g, '')

const known: ReadonlyMap<string, ColumnTarget> = new Map<string, ColumnTarget>([
  ...Object.entries(names).flatMap(([target, list]) =>
    list.split(' ').map((name) => [name, target as ColumnTarget] as const),
  ),
  // our own names last, so that nothing stands in their way
  ...(Object.keys(fieldLabels) as ListedField[]).flatMap((field) =>
    [field, fieldLabels[field]].map((name) => [plain(name), field] as const),
  ),
])

/** Words next to the weekday in names of hours columns. */
const besideDays = new Set(
  (
    'hours hour regular business store main opening openinghours regularhours times time offnungszeiten oeffnungszeiten ' +
    'zeiten horaires heures ouverture horario horarios horas de du d am le el'
  ).split(' '),
)

const dayHours = (name: string): ColumnTarget | null => {
  const words = name.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '' && !besideDays.has(plain(word)))
  const [only, ...others] = words
  const day = only === undefined || others.length > 0 ? null : weekdayNamed(only)
  return day === null ? null : `hours.${day}`
}

/** Google names the columns of social profiles by their attribute: 'Facebook link (url_facebook)'. */
const socialAttribute = /\burl_(facebook|instagram|youtube|linkedin|tiktok|twitter)\b/

/** Returns the content of a column by its name; null for an unknown name. */
export const targetNamed = (name: string): ColumnTarget | null => {
  const social = socialAttribute.exec(name)?.[1]
  if (social !== undefined) return social as ListedField
  return known.get(plain(name)) ?? dayHours(name)
}
