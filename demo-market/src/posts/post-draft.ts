/** A post of the demo, dated in relation to the day it is made for. */
export interface NewsDraft {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Markdown. */
  readonly content: string;
  readonly publishedDaysAgo: number;
}

export interface EventDraft extends NewsDraft {
  /** Days from that day, negative for what has been. */
  readonly startsInDays: number;
  /** Hour of the day it starts at, UTC. */
  readonly startsAtHour: number;
  readonly place: string;
}

/** What posts say in other languages: by language, and by their place in the address. */
export type PostTranslations = Readonly<
  Record<
    string,
    Readonly<Record<string, Pick<NewsDraft, 'title' | 'summary' | 'content'> & { readonly place?: string }>>
  >
>;
