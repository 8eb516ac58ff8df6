const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Names that are also everyday words in English, Swedish, Norwegian, Danish or German, in plain letters. */
const EVERYDAY = words(`
  art bill chance cook dawn day drew eve faith field frank good grace grant hall hill hope iris ivy joy king lily little
  long love major mark marshall mason mercy miles miller page pat penny porter potter power price ray rich rivers rob robin
  rose short small star stone strong summer sunny sky trust viola wise will winter wood young banks baker best black brown
  butler carpenter case cross driver early fisher green hunter sharp singer strange weaver white archer bell field north
  west east south
  berg bergen sten stal strom ek vik frisk rask modig stark glad brun svart vit lang kort sand skog sjo hav fors gren kvist
  blad gran ros storm frid lax bo bor dag liv ask sol stig tor var vind dahl haug lie bakke
  koch bauer richter klein gross kurz jung alt schwarz weiss neu kaiser stein baum busch
`);

/** Names that stand for something else and have a capital there too: months, techniques, places, firms. */
const PROPER = words(`
  april may june august juni juli augusti
  ruby swift julia crystal dart rust scala ada elm jade sage ember pascal haskell perl java kotlin nim zig jenkins
  travis salt chef puppet cassandra kafka spring flask django angular svelte figma miro sketch oracle monday jasper
  jest jasmine mocha karma cypress lotus dell gemini 
  bosch siemens philips ericsson ford volvo scania nokia sigma delta alpha stata apollo atlas 
  ghost marvel rhino blender unity houdini terra helm istio consul nomad vault lambda aurora flink
  lund berlin paris london sydney florence jordan georgia austin dallas milan vienna adelaide 
  chester lincoln washington houston kent york halland oslo uppsala israel chad kenya india china france
`);

/**
 * How much a name says: everyday words only where they are written as a name; some of them, and short ones of scripts without
 * capitals, only where they name somebody.
 */
export type Rarity = 'rare' | 'everyday' | 'proper';

/** A name no longer than this looks like many a word. */
const SHORT_NAME = 3;

/** Scripts without capitals say nothing by one. */
const HAS_CAPITALS = /\p{Ll}/u;

/** @param name in plain small letters */
export function rarityOf(name: string): Rarity {
  if (PROPER.has(name)) return 'proper';
  if (name.length > SHORT_NAME && !EVERYDAY.has(name)) return 'rare';
  return HAS_CAPITALS.test(name) ? 'everyday' : 'proper';
}
