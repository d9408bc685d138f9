const disclosing =
  /\b(affiliate|advert(isement|orial)|sponsored|paid (link|partnership|promotion)|earn (a |an )?(small )?commissions?|commission(s)? (from|on|for|if|when)|#ad)\b/i

/** Returns true if a text discloses that its links are paid. */
export const hasDisclosure = (text: string): boolean => disclosing.test(text) || /(^|\s)#ad\b/i.test(text)

/** Default disclosure text. */
export const affiliateDisclosure =
  'This article contains affiliate links: I may earn a commission when you buy through them, at no extra cost to you.'
