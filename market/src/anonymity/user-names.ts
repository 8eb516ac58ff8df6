import { type Finding, findingsOf } from './finding.js';
import { ANNOTATIONS } from './known-sites.js';

const PLATFORMS =
  'linked-?in|github|gitlab|bitbucket|insta(?:gram)?|twitter|facebook|fb|skype|telegram|whatsapp|snap(?:chat)?|discord|tiktok|mastodon|bluesky|bsky|threads|behance|dribbble|medium|youtube|twitch|reddit|kaggle|codepen|xing|wechat|strava|soundcloud|stack ?overflow|signal';
const PLATFORM = new RegExp(`^(?:${PLATFORMS})$`, 'i');

const AT_NAME = /(?<![\p{L}\p{N}./@_-])@(?<telling>[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_]))(?![\p{L}\p{N}/])/dgu;
/** "GitHub: some-body", "my insta is some.body", "github/some-body", "on Instagram as some.body". */
const AFTER_PLATFORM = new RegExp(
  String.raw`(?<first>^|[\n.,;|!?(]\s*|\b(?:my|min|mitt|mit|on|pa)\s)?(?<![\p{L}\p{N}.@/])(?:${PLATFORMS})(?:[ -](?:handle|user ?name|nick|profile?|id|name|konto|account))?\s*(?:(?<sign>[:=/]|->|→|#)|\s(?:is|are|ar|er|as|som|on|under))\s*(?:\/?(?:in|u|user)\/)?@?(?<telling>(?:live:)?[\p{L}\p{N}_][\p{L}\p{N}_.#-]*[\p{L}\p{N}_])(?<rest>[^\n]*)`,
  'dgiu',
);
const SKYPE = /\b(?<telling>live:[\w.-]+)/dgu;

/** A user name is no word: it has digits or signs within, or is one small word that ends what is said. */
function isUserName({ telling: name = '', first, sign, rest = '' }: Readonly<Record<string, string>>): boolean {
  if (PLATFORM.test(name)) return false;
  if (/[\p{N}_.#]|\p{L}-\p{L}/u.test(name)) return !/^\p{N}+$/u.test(name);
  return (
    first !== undefined &&
    (sign === ':' || sign === '=') &&
    /^\p{Ll}+$/u.test(name) &&
    /^[\s.!)]*(?:$|[,;|])/.test(rest)
  );
}

/** @returns where a reading holds somebody's name on another platform */
export function userNamesIn(text: string): Finding[] {
  const atNames = [...text.matchAll(AT_NAME)].filter(
    ({ groups }) => !ANNOTATIONS.has((groups?.telling ?? '').replace(/\W+$/, '').toLowerCase()),
  );
  const onPlatforms = [...text.matchAll(AFTER_PLATFORM)].filter(({ groups }) => isUserName(groups ?? {}));
  return [
    ...findingsOf('userName', atNames),
    ...findingsOf('userName', onPlatforms),
    ...findingsOf('userName', text.matchAll(SKYPE)),
  ];
}
