/** What a token of a team, or a run of its CI, may be used for at the release service. `follow` is a gateway's. */
export const RELEASE_RIGHTS = ['publish', 'promote', 'follow'] as const;
export type ReleaseRight = (typeof RELEASE_RIGHTS)[number];
