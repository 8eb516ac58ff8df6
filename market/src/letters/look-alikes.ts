/**
 * Letters of other scripts, and rare ones of the Latin script, that look like a plain letter: distilled from Unicode's
 * confusables (UTS #39), plus small capitals. What compatibility forms (NFKC) and accents cover is left out.
 */
const BY_LETTER: Readonly<Record<string, string>> = {
  a: 'ɑΑαАаᎪᴀꓮ',
  b: 'ƀƂƃƄɓʙΒБВЬвѢѣҌҍᏏᏴꓐꞴ',
  c: 'ȼΣςСсҪҫᏟᴄⲤⲥꓚꮯ',
  d: 'ÐĐđƉƌɖɗԁᎠᏧᴅꓒꓓ',
  e: 'ɆɇɛΕεЕеҽҿᎬᴇꓰꬲ',
  f: 'ƑƒϜքᵮẝꓝꜰꞘꞙꬵ',
  g: 'ƍǤǥɠɡɢԌցᏀᏳᶃꓖ',
  h: 'ĦħɦʜΗНнћҢһӇӉհᎻᏂᏲⱧⲎꓧꚕ',
  i: 'ıƖǀɨɩɪΙιІіӀӏᎥᵻᵼⲒꓲꙇꭵ',
  j: 'ɈɉͿϳЈјᎫᴊꓙꞲ',
  k: 'ƙΚκКкҚҞᏦⱩⲔꓗꝀ',
  l: 'ŁłƗƚɫɭʟᏞⳐꓡ',
  m: 'ΜϺМмӍᎷᴍⲘꓟ',
  n: 'ƝƞɳɴΝηոռᵰⲚꓠ',
  o: 'ØøƟɵΘΟθοσОоѲѳӨөՕօᎾᏫᴏᴑⲞⲟꓳꝊꝋꬽꬾꭴꮎꮻ',
  p: 'ƥΡρРрᏢᴘᵽⲢⲣꓑ',
  q: 'ʠԛգզ',
  r: 'ƦɍɼɽʀгяғᎡᏒᴦᵲⲅꓣꭇꭈꮁ',
  s: 'ƽʂЅѕՏᏕᏚᵴꓢꜱꮪ',
  t: 'ŦŧƭƮȾΤτТтҬᎢᴛᵵⲦꓔ',
  u: 'ɄʋυՍսᏌᴜᵾꓴꞟꭎꭒꮜ',
  v: 'νѴѵᏙᴠꓦꮩ',
  w: 'ɯωѡѽԜԝաᎳᏔᴡꓪꝡꮃ',
  x: 'ΧХхҲⲬꓫꞳ',
  y: 'ƴɎɏɣʏΥγУуҮүҰұᎩᎽᶌỿⲨꓬꭚ',
  z: 'ƵƶȤȥʐΖᏃᴢᵶꓜꮓ',
};

/** Letters that are written with two. */
const TWO_LETTERS = { æ: 'ae', œ: 'oe', ß: 'ss', ẞ: 'ss', þ: 'th' } as const;

/** A letter, as it is written, and the plain one that it reads as. */
export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(BY_LETTER).flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain] as const)),
  ...Object.entries(TWO_LETTERS),
  ...Object.entries(TWO_LETTERS).map(([letter, plain]) => [letter.toUpperCase(), plain] as const),
]);
