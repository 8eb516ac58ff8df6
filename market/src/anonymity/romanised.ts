/** How a letter, or letters that stand together, are written in Latin ones, by any of the usual tables. */
const tableOf = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((entry) => {
        const [letters = '', written = ''] = entry.split(':');
        return [letters, written.split(',')] as const;
      }),
  );

/** Of passports, of English, German and Swedish use, and of countries that write both; the usual one of English is first. */
const WRITTEN = tableOf(`
  а:a б:b в:v,w г:g,h,gh ґ:g ѓ:gj,g д:d ђ:dj,d е:e,ye,je,ie ё:yo,e,jo,io,o є:ye,ie,je,e ж:zh,sch,zj,j,z з:z,s ѕ:dz
  и:i,y і:i ї:yi,i,ji й:y,i,j ј:j,y,i к:k л:l љ:lj,l м:m н:n њ:nj,n о:o п:p р:r с:s,ss т:t ћ:c,ch,tj ќ:kj,k у:u,ou
  ў:u,w ф:f,ph х:kh,h,ch ц:ts,tz,c,z ч:ch,tsch,tj,tch,c џ:dz,dzh,dj ш:sh,sch,sj,s щ:shch,sch,schtsch,sjtj,sht,sh
  ъ:,a,u,ie,' ы:y,i ь:,',i,y э:e ю:yu,iu,ju лю:lyu,liu,lju,lu я:ya,ia,ja
  ий:iy,ii,ij,yj,yi,yy,y,i ій:iy,ii,ij,y,i ый:yy,yi,yj,y,i ия:iya,iia,ia,ija,ya ія:iya,iia,ia,ija,ya ов:ov,ow,off,of
  ев:ev,ew,eff,ef,yev,iev,jev кс:ks,x кт:kt,ct ндр:ndr,nder дж:dzh,dj,j
  α:a β:v,b γ:g,gh,y δ:d,dh ε:e ζ:z η:i,e,h θ:th,t ι:i,j,y κ:k,c λ:l μ:m ν:n ξ:x,ks ο:o π:p ρ:r,rh σ:s ς:s τ:t
  υ:y,i,u φ:f,ph χ:ch,h,kh,x ψ:ps ω:o,w αι:ai,e,ae ει:ei,i οι:oi,i ου:ou,u αυ:av,af,au ευ:ev,ef,eu γι:gi,yi,y,j
  μπ:b,mp ντ:nt,d,nd γκ:gk,g,ng,nk γγ:ng,gg τζ:tz,j,dj τσ:ts,ch
`);

const longestFirst = (one: string, other: string): number => other.length - one.length;
const TOKEN = new RegExp([...[...WRITTEN.keys()].sort(longestFirst), '.'].join('|'), 'gsu');
const OTHER_ALPHABET = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const GREEK_WITH_MARKS = /(?=[\p{Script=Greek}])./gu;
const withoutMarks = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');

/** A name as it is written in Latin letters. */
export interface Romanised {
  /** The usual way in English. */
  readonly letters: string;
  /** Every way, in plain small letters. */
  readonly pattern: string;
}

/** @returns how a Cyrillic or Greek name is written in Latin letters; null for any other, or where a letter is not known */
export function romanised(name: string): Romanised | null {
  if (!OTHER_ALPHABET.test(name)) return null;
  const small = name.toLowerCase().normalize('NFC').replace(GREEK_WITH_MARKS, withoutMarks);
  const tokens = small.replace(/[^\p{L}]/gu, '').match(TOKEN) ?? [];
  if (!tokens.every((token) => WRITTEN.has(token))) return null;
  const ways = tokens.map((token) => WRITTEN.get(token) ?? []);
  const pattern = ways.map((way, index) => {
    const one = `(?:${[...way].sort(longestFirst).join('|')})`;
    // "Αννα" is "Ana" too.
    return index > 0 && tokens[index - 1] === tokens[index] ? `${one}?` : one;
  });
  return { letters: ways.map(([usual = '']) => usual).join(''), pattern: pattern.join('') };
}
