/** Columns of a business listing under their API names. */
export const columns = `id as "_id", created_at as "createdAt", updated_at as "updatedAt", created_by as "createdBy",
  business_name as "businessName", address1, phone, country, address2, city, state, zip, plus4,
  map_embed_code as "mapEmbedCode", fax, website, latitude, longitude, kgmid as "KGMID",
  about_us_blurb as "aboutUsBlurb", youtube, facebook, linkedin, tiktok, instagram, twitter, weekdays,
  additional_socials as "additionalSocials"`
