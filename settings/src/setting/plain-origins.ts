/** A slash behind an origin, which says nothing. */
const SLASH = /\/(?=\s*(?:,|$))/g;

/** @returns one origin, or several with commas between, without the slash that may stand behind each */
export const plainOrigins = (value: string): string => value.replaceAll(SLASH, '');
